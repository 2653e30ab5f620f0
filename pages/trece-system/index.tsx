import { Drawing } from '../../components/art/drawing.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Pillars } from '../../components/sections/pillars.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { Comparisons } from './_comparisons.tsx';

export const props = ({ site, prices, system, rates }: Content) => ({
  site,
  prices,
  system,
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

export default function TreceSystem({ site, prices, system, offers }: SystemProps) {
  return (
    <>
      <Hero
        art={<Drawing of="lens-heart-coin" />}
        badge={`The ${site.name} System`}
        title="Find out what your marketing lacks: visitors, trust or sales"
        lead="Three pillars, in this order: people find you, trust you, pay you. We start with the first one that is missing."
        price={`**Ad management from ${prices.ppc} a month, courses from ${prices['keyword-research']}.** [All prices](/pricing/)`}
      >
        <Buttons chat chatLabel="Ask for a strategy call" more={['/academy/', 'Learn it in the academy']} />
      </Hero>
      <Section id="pillars" title="Three pillars" isFlush>
        <Pillars pillars={system.pillars} isFull />
      </Section>
      <Section id="comparisons" title="What usually goes wrong in marketing, and what works" tone="tinted">
        <Comparisons comparisons={system.comparisons} />
      </Section>
      <Section id="offers" title={`${capitalized(counted(offers.length, 'way'))} to put it to work`}>
        <PriceList lines={offers} isShort />
      </Section>
      <Section id="audience" title={`Who the ${site.name} System is for`} tone="tinted">
        <CardGrid variant="card-columns" items={system.audience} />
        <SampleTable {...system.sheet} />
      </Section>
      <CallToAction
        scene="cloth-squares"
        title="Ask which pillar to fix first"
        text="Send the message, and we agree a time. On the strategy call we go through the three pillars and say where to start."
      >
        <Buttons chat chatLabel="Ask for a strategy call" more={['/academy/', 'The academy']} />
      </CallToAction>
    </>
  );
}
