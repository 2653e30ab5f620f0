import type { Head } from '../../components/layout/head.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Pair } from '../../components/sections/pair.tsx';
import { Results } from '../../components/sections/results.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { TopicList } from '../../components/sections/topic-list.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraphs } from '../../components/ui/inline-markdown.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';
import { AdAccount } from './_artefacts/ad-account.tsx';
import { Sum } from './_forms/sum.tsx';

export const props = ({ site, ppc, posts }: Content) => ({ site, ppc, guides: guidesOf(posts, ppc.guides) });

type PpcProps = ReturnType<typeof props>;

export const head = ({ site, ppc }: PpcProps): Head =>
  Offer.headOf(site, '/services/ppc/', ppc, [{ name: ppc.name, price: ppc.investment.price, unit: 'month' }]);

export default function Ppc({ ppc, guides }: PpcProps) {
  return (
    <>
      <Offer.Opening {...ppc} aside={<AdAccount {...ppc.sheet} />} />
      <Pair
        parts={[
          {
            id: 'overview',
            title: 'What you pay for in PPC',
            tone: 'contrast',
            content: (
              <>
                <p className="eyebrow">{ppc.serviceType}</p>
                <Paragraphs of={ppc.overview} />
                <Sum {...ppc.sheet} />
              </>
            ),
          },
          { id: 'platforms', title: 'Where your ads run', content: <TopicList topics={ppc.platforms} /> },
        ]}
      />
      <Section id="phases" title="How we set up and run your ads">
        <CardGrid variant="card-steps" items={ppc.phases.map(({ colour: _, ...phase }) => phase)} />
      </Section>
      <Section id="reasons" title="Why run your ads with us" tone="tinted">
        <CardGrid variant="card-columns" items={ppc.reasons} />
      </Section>
      <Results {...ppc} />
      <Section id="testimonials" title="What advertisers say">
        <Testimonials items={ppc.testimonials} />
      </Section>
      <Pair
        layout="narrow"
        parts={[
          { id: 'audience', title: 'Who it is for', tone: 'third', content: <Checklist items={ppc.audience} /> },
          {
            id: 'investment',
            title: 'What PPC management costs',
            content: (
              <>
                <Price rupees={ppc.investment.price} unit={ppc.investment.unit} isFrom />
                <Checklist items={ppc.investment.notes} />
              </>
            ),
          },
        ]}
      />
      <Offer.Closing {...ppc} guides={guides} />
    </>
  );
}
