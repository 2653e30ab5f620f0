import { Drawing } from '../../components/art/drawing.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Pillars } from '../../components/sections/pillars.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { Comparisons } from './_comparisons.tsx';

export const props = ({ system, rates }: Content) => ({
  system,
  offers: system.offers.map(path => rateOf(rates, path, 'content/system.yaml')),
});

type SystemProps = ReturnType<typeof props>;

export const head = ({ system, offers }: SystemProps): Head => ({
  ...system.head,
  drawing: 'lens-heart-coin',
  trail: [{ name: system.name }],
  jsonLd: [itemList('/trece-system/#offers', offers)],
});

export default function TreceSystem({ system, offers }: SystemProps) {
  const { hero, sections, closing } = system;
  return (
    <>
      <Hero {...hero} art={<Drawing of="lens-heart-coin" />} />
      <Section id="pillars" {...sections.pillars} isFlush>
        <Pillars pillars={system.pillars} isFull />
      </Section>
      <Section id="comparisons" {...sections.comparisons} tone="tinted">
        <Comparisons comparisons={system.comparisons} sides={system.sides} />
      </Section>
      <Section id="offers" {...sections.offers}>
        <PriceList lines={offers} isShort />
      </Section>
      <Section id="audience" {...sections.audience} tone="tinted">
        <CardGrid variant="card-columns" items={system.audience} />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}
