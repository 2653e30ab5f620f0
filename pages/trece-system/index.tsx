import { Icon } from '../../components/ui/icon.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import './_comparisons.css';
import { Drawing } from '../../components/art/drawing.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Pillars } from '../../components/sections/pillars.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { itemList } from '../../components/structured-data/web-page.ts';
import { listed } from '../../content/offers.ts';
import type { Content } from '../../content/schema.ts';

type System = Content['system'];

export const props = ({ system }: Content): System => system;

export const head = (system: System): Head => ({
  ...system.head,
  jsonLd: ({ offers }, path) => [itemList(`${path}#offers`, listed(offers, 'system'))],
});

export default function TreceSystem(system: System) {
  const offers = listed(useSite().offers, 'system');
  const { hero, sections, closing } = system;
  return (
    <>
      <Hero {...hero} art={<Drawing of={system.head.drawing} />} />
      <Section id="pillars" {...sections.pillars} isFlush>
        <Pillars pillars={system.pillars} isFull />
      </Section>
      <Section id="comparisons" {...sections.comparisons} tone="tinted">
        <Comparisons comparisons={system.comparisons} sides={system.sides} />
      </Section>
      <Section id="offers" {...sections.offers} count={offers.length}>
        <PriceList lines={offers.map(({ decides: _, ...offer }) => offer)} />
      </Section>
      <Section id="audience" {...sections.audience} tone="tinted">
        <CardGrid variant="card-columns" items={system.audience} />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}

/** Wrong ways beside the right ones, pair by pair. */
const Comparisons = ({ comparisons, sides }: Pick<System, 'comparisons' | 'sides'>) => (
  <ul className="stack">
    {comparisons.map(pair => (
      <li className="comparison grid" key={pair.wrong}>
        {(['wrong', 'right'] as const).map(side => (
          <div className={side === 'right' ? 'comparison-side tone-page' : 'comparison-side'} key={side}>
            <p className="name">
              <Icon name={side === 'right' ? 'check' : 'close'} /> {sides[side]}
            </p>
            <Paragraph>{pair[side]}</Paragraph>
          </div>
        ))}
      </li>
    ))}
  </ul>
);
