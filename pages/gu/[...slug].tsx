/** The pages in Gujarati, each with its file in content/gu/ and its line in content/twins.ts, of sections of the pages in English. */
import './_gujarati.css';
import type { ReactElement, ReactNode } from 'react';
import { DotCount } from '../../components/art/dot-count.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { Phases } from '../../components/sections/phases.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph, Paragraphs } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import type { GujaratiSection } from '../../content/schemas/gujarati.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { PriceBoard } from '../_price-board.tsx';

const propsOf = ({ gujarati, languages, numbers }: Content) =>
  gujarati.map(page => ({ slug: page.slug, page, words: languages.gu, minutes: Number(numbers.consultation) }));

/** Returns what the page with a slug is made of, "" for the first one. */
export function propsFor(slug: string, content: Content) {
  const props = propsOf(content).find(props => props.slug === slug);
  if (!props) throw new Error(`content/gu/ has no page "${slug || 'index'}"`, { cause: { file: 'content/twins.ts' } });
  return props;
}

export const paths = (content: Content) => propsOf(content).filter(({ slug }) => !['', 'contact'].includes(slug));

type GujaratiProps = ReturnType<typeof propsOf>[number] & {
  /** The hero and the bodies of sections that only this page has. */
  opening?: (start: ReactNode) => ReactElement;
  ownBodyOf?: (section: GujaratiSection) => ReactNode;
};

export const head = ({ page }: GujaratiProps): Head => ({
  ...page.head,
  chatText: page.chatText,
  trail: page.name ? [{ name: page.name }] : [],
});

export default function GujaratiPage(props: GujaratiProps) {
  const { page, words, minutes, ownBodyOf } = props;
  return (
    <>
      <Opening {...props} />
      {page.sections.map(section => {
        const { id, title, intro, tone = 'plain', layout = 'above', isCall } = section;
        return (
          <Section {...{ id, title, intro, tone, layout }} key={id}>
            {isCall && <DotCount count={minutes} tone="text" />}
            {bodyOf(section, words) ?? ownBodyOf?.(section)}
            {isCall && <Buttons book={words.freeCall} at={page.booking} />}
          </Section>
        );
      })}
      <CallToAction {...page.closing}>
        {page.closing.link ? (
          <Buttons first={[page.closing.link.path, page.closing.link.label]} />
        ) : (
          <Buttons book={words.freeCall} at={page.booking} chat />
        )}
      </CallToAction>
    </>
  );
}

function Opening({ page, words, opening }: GujaratiProps) {
  const { prices, note, ...hero } = page.hero;
  const start = (
    <>
      <Buttons book={words.freeCall} at={page.booking} chat chatLabel={words.write} />
      {note && <Paragraph>{note}</Paragraph>}
    </>
  );
  if (opening) return opening(start);
  if (!prices) return <OfferHero {...hero}>{start}</OfferHero>;
  return (
    <Hero {...hero} aside={<PriceBoard lines={prices} />}>
      {start}
    </Hero>
  );
}

function bodyOf(section: GujaratiSection, words: GujaratiProps['words']) {
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
      return <Phases phases={section.phases} />;
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
}
