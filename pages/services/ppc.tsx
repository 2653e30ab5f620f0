import '../../components/sections/stats.css';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Results } from '../../components/sections/results.tsx';
import { Pair, Section } from '../../components/sections/section.tsx';
import { Stat } from '../../components/sections/stats.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraphs } from '../../components/ui/inline-markdown.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import { AdAccount } from './_artefacts/ad-account.tsx';
import { budgets } from './_forms/before-and-after.ts';

type Ppc = Content['ppc'];

export const props = ({ ppc }: Content): Ppc => ppc;

export const head = (ppc: Ppc): Head =>
  Offer.headOf(ppc, [{ name: ppc.name, price: ppc.investment.price, unit: 'month' }]);

export default function PpcPage(ppc: Ppc) {
  const sections = { ...useSite().sharedTexts.sections, ...ppc.sections };
  return (
    <>
      <Offer.Opening {...ppc} hero={{ badge: ppc.serviceType, ...ppc.hero }} aside={<AdAccount {...ppc.sheet} />} />
      <Pair
        parts={[
          {
            id: 'overview',
            ...sections.overview,
            tone: 'contrast',
            content: (
              <>
                <Paragraphs of={ppc.overview} />
                <Sum {...ppc.sheet} />
              </>
            ),
          },
          {
            id: 'platforms',
            ...sections.platforms,
            content: <CardGrid variant="card-columns" items={ppc.platforms} />,
          },
        ]}
      />
      <Section id="phases" {...sections.phases}>
        <CardGrid variant="card-steps" items={ppc.phases.map(({ colour: _, ...phase }) => phase)} />
      </Section>
      <Section id="reasons" {...sections.reasons} tone="tinted">
        <CardGrid variant="card-columns" items={ppc.reasons} />
      </Section>
      <Results {...ppc} draw={budgets} />
      <Section id="testimonials" {...sections.testimonials}>
        <Testimonials items={ppc.testimonials} />
      </Section>
      <Pair
        layout="narrow"
        parts={[
          { id: 'audience', ...sections.audience, tone: 'third', content: <Checklist items={ppc.audience} /> },
          {
            id: 'investment',
            ...sections.investment,
            content: (
              <>
                <Price rupees={ppc.investment.price} unit={ppc.investment.unit} isFrom />
                <Checklist items={ppc.investment.notes} />
              </>
            ),
          },
        ]}
      />
      <Offer.Closing {...ppc} />
    </>
  );
}

/** An example of a month as a sum: from the money to the cost of an order. The first row is the ad itself, which stands elsewhere. */
const Sum = ({ words, rows: [, ...figures] }: Ppc['sheet']) => (
  <div className="stack-3">
    <p className="name">{words.sum}</p>
    <dl className="stats-list stats-fours grid">
      {figures.map(([label, figure, note]) => (
        <Stat label={`${label}, ${note}`} key={label}>
          {figure}
        </Stat>
      ))}
    </dl>
  </div>
);
