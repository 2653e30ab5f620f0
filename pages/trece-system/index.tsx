import { Drawing } from '../../components/art/drawing.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { priceOf } from '../../components/lib/price-of.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Pair } from '../../components/sections/pair.tsx';
import { Pillars } from '../../components/sections/pillars.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';

export const props = ({ site, prices, system, rates, languages }: Content) => ({
  site,
  prices,
  system,
  fee: languages.en.fee,
  offers: system.offers.map(path => rateOf(rates, path, 'content/system.yaml')),
});

type SystemProps = ReturnType<typeof props>;

export const head = ({ site, offers }: SystemProps): Head => ({
  title: `${site.name} System: visibility, credibility, profitability`,
  description: `The growth framework behind every programme of ${site.name}: be found by the right people, be trusted by them, and make it easy to pay.`,
  card: 'Be found, be trusted, be paid: the framework behind our programmes.',
  chatText: `Hi ${site.name}, I would like a strategy call about the ${site.name} System for my business.`,
  drawing: 'lens-heart-coin',
  trail: [{ name: `The ${site.name} System` }],
  jsonLd: [itemList('/trece-system/#offers', offers)],
});

const DrawnList = ({ drawing, items }: { drawing: string; items: string[] }) => (
  <>
    <Drawing of={drawing} />
    <ul className="lines">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

export default function TreceSystem({ site, prices, system, fee, offers }: SystemProps) {
  const courses = offers.filter(({ path }) => path.startsWith('/coach/'));
  const services = offers.filter(offer => !courses.includes(offer));
  return (
    <>
      <Hero
        art={<Drawing of="lens-heart-coin" />}
        badge={`The ${site.name} System`}
        title="Find out what your marketing lacks: visitors, trust or sales"
        lead="Three questions for owners: do people find you, trust you, pay you? Answer them, and see your next step."
        price={`**Ad management from ${prices.ppc} a month, courses from ${prices['keyword-research']}; most other services by quote.** [All prices](/pricing/)`}
      >
        <Buttons chat chatLabel="Ask for a free call" more={['/academy/', 'Learn it in the academy']} />
      </Hero>
      <Section
        title="Which of the three pillars do you need first?"
        intro="Answer for your business. Start with the first “Not yet”."
        isFlush
      >
        <Pillars pillars={system.pillars} isFull check={system.check} />
      </Section>
      <Section title="An example: where a sweet shop starts" tone="tinted" layout="beside">
        <SampleTable {...system.sheet} />
      </Section>
      <Section
        title="What usually goes wrong in marketing, and what works"
        intro="The same dots twice: first scattered, then tied into a pattern."
      />
      <Pair
        parts={[
          {
            title: 'The usual way',
            content: <DrawnList drawing="scattered" items={system.comparisons.map(({ wrong }) => wrong)} />,
          },
          {
            title: 'What we do instead',
            tone: 'page',
            content: <DrawnList drawing="tied" items={system.comparisons.map(({ right }) => right)} />,
          },
        ]}
      />
      <Section title={`Who the ${site.name} System is for`} tone="tinted">
        <CardGrid variant="card-columns" items={system.audience} />
      </Section>
      <Pair
        parts={[
          {
            title: `${capitalized(counted(services.length, 'way'))} to have it done`,
            tone: 'brand',
            content: <PriceList lines={services} isShort />,
          },
          {
            title: `${capitalized(counted(courses.length, 'way'))} to learn it`,
            tone: 'bright',
            content: (
              <CardGrid
                variant="card-columns"
                items={courses.map(({ name, path, drawing, ...rate }) => ({
                  title: name,
                  path,
                  drawing,
                  text: priceOf(rate, fee),
                }))}
              />
            ),
          },
        ]}
      />
      <CallToAction
        scene="cloth-squares"
        title="Ask which pillar to fix first"
        text="Send the message, and we agree a time. On the free call we go through the three pillars and say where to start."
      >
        <Buttons chat chatLabel="Ask for a free call" more={['/academy/', 'The academy']} />
      </CallToAction>
    </>
  );
}
