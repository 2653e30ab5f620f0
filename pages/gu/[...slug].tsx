/** The other pages in Gujarati, of which each needs only its file in content/gu/ and its line in content/twins.ts. */
import type { Head } from '../../components/layout/head.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { Phases } from '../../components/sections/phases.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph, Paragraphs } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { PriceBoard } from '../_home/price-board.tsx';
import { GujaratiPage, headOf, Start } from './_gujarati-page.tsx';

export const paths = ({ gujarati, languages }: Content) =>
  gujarati
    .filter(({ slug }) => !['', 'contact'].includes(slug))
    .map(page => ({ slug: page.slug, page, words: languages.gu }));

type GujaratiProps = ReturnType<typeof paths>[number];

export const head = ({ page }: GujaratiProps): Head => headOf(page);

export default function GujaratiTexts({ page, words }: GujaratiProps) {
  const { prices, note: _, ...hero } = page.hero;
  const start = <Start page={page} words={words} />;
  return (
    <GujaratiPage
      page={page}
      words={words}
      hero={
        prices ? (
          <Hero {...hero} aside={<PriceBoard lines={prices} />}>
            {start}
          </Hero>
        ) : (
          <OfferHero {...hero}>{start}</OfferHero>
        )
      }
      bodyOf={section => {
        switch (section.kind) {
          case 'prices': {
            const rates = section.paths.map(path => rateOf(words.rates, path, 'content/languages.yaml'));
            return <PriceList lines={[...section.lines, ...rates]} />;
          }
          case 'text':
            return <Paragraphs of={section.paragraphs} />;
          case 'table':
            return <SampleTable {...section.table} isExample={section.isExample} />;
          case 'cards':
            return (
              <CardGrid
                variant="card-columns"
                items={section.cards.map(({ price, ...card }) => ({
                  ...card,
                  foot: price && <Paragraph className="semibold">{price}</Paragraph>,
                }))}
              />
            );
          case 'phases':
            return <Phases phases={section.phases} areMonths />;
          case 'results':
            return <CardGrid variant="card-columns" items={section.results} />;
          case 'steps':
            return (
              <>
                <CardGrid variant="card-steps" items={section.steps} />
                <CardGrid variant="card-columns" items={section.lists} />
              </>
            );
          case 'points':
            return <Checklist items={section.points} isWide />;
          case 'questions':
            return <Faq questions={section.questions} />;
        }
      }}
    />
  );
}
