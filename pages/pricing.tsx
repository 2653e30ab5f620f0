import type { Head } from '../components/layout/head.tsx';
import { fillText } from '../components/lib/fill.tsx';
import { numberOf } from '../components/lib/number-of.ts';
import { priceOf, restOf } from '../components/lib/price-of.ts';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { type Line, PriceList } from '../components/sections/price-list.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Pair, Part, Section } from '../components/sections/section.tsx';
import { Buttons } from '../components/ui/button.tsx';
import { Paragraph, Paragraphs } from '../components/ui/inline-markdown.tsx';
import { listed, type Offer, offerAt, offersOf } from '../content/offers.ts';
import { pathOf } from '../content/records.ts';
import { rupeesOf } from '../content/rupees-of.ts';
import type { Content } from '../content/schema.ts';
import { Island } from '../generator/react/island.tsx';
import BudgetCalculator from '../islands/budget-calculator/budget-calculator.tsx';
import { PriceBoard, rupeesPerDot } from './_price-board.tsx';

export function props(content: Content) {
  const { prices, pricing, languages, branding } = content;
  const { fee } = languages.en;
  const offers = offersOf(content);
  const ads = offerAt(offers, pathOf('ppc'));
  const packages = branding.packages.map(({ name, price, isFrom }) => ({
    name,
    path: `${pathOf('branding')}#packages`,
    price: fillText(isFrom ? pricing.from : '[price]', { price: rupeesOf(price) }),
    dots: 'accent' as const,
  }));
  const courses = offers.filter(({ rupees }) => rupees).map(course => ({ ...course, price: course.fee }));
  const wishes = listed(offers, 'choose').map(({ path, name, wish = name }) => `[${wish}](${path})`);
  const wished = [wishes.slice(0, -1).join(', '), ...wishes.slice(-1)].filter(Boolean).join(` ${pricing.or} `);
  // Where courses have lines of their own, the page that lists them has none.
  const lines = offers.filter(({ path }) => !offers.some(part => part.path.startsWith(`${path}#`)));
  const groupOf = (name: Offer['group']) => ({
    ...pricing.groups[name],
    lines: lines.filter(({ group }) => group === name),
  });
  return {
    ...pricing,
    ads: numberOf(prices.ppc),
    rest: restOf(offers, fee),
    pillars: [{ ...ads, price: priceOf(ads, fee), dots: 'alert' as const }, ...packages, ...courses],
    services: groupOf('services'),
    once: { title: pricing.once, groups: [{ ...pricing.groups.packages, lines: packages }, groupOf('consultations')] },
    learning: groupOf('learning'),
    choose: pricing.choose.map(({ text, ...card }) => ({ ...card, text: text.replace('[wishes]', wished) })),
  };
}

type PricingProps = ReturnType<typeof props>;

export const head = ({ head }: PricingProps): Head => head;

const PriceGroup = ({ intro, lines }: { intro?: string | undefined; lines: readonly Line[] }) => (
  <>
    {intro && <Paragraph>{intro}</Paragraph>}
    <PriceList lines={lines} />
  </>
);

export default function Pricing({ hero, sections, closing, services, once, learning, ...pricing }: PricingProps) {
  return (
    <>
      <Hero
        {...hero}
        variant="price-hero"
        lead={fillText(hero.lead, { rest: pricing.rest })}
        below={<PriceBoard lines={pricing.pillars} />}
      />
      <Section id="done-with-you" title={services.title} intro={services.intro} tone="tinted">
        <PriceList lines={services.lines} />
      </Section>
      <Section id="what-can-you-spend" {...sections['what-can-you-spend']} tone="page">
        <Island
          of={BudgetCalculator}
          when="visible"
          example={pricing.example}
          fee={pricing.ads}
          rupeesPerDot={rupeesPerDot}
          words={pricing.calculator}
        />
      </Section>
      <Pair
        parts={[
          {
            id: 'paid-once',
            title: once.title,
            tone: 'brand',
            content: once.groups.map(group => (
              <Part title={group.title} key={group.title}>
                <PriceGroup {...group} />
              </Part>
            )),
          },
          { id: 'learn-it-yourself', title: learning.title, tone: 'bright', content: <PriceGroup {...learning} /> },
        ]}
      />
      <Section id="which-of-these-do-i-need" {...sections['which-of-these-do-i-need']}>
        <CardGrid variant="card-columns" items={pricing.choose} />
        <Buttons book />
      </Section>
      <Section id="agency-freelancer-or-employee" {...sections['agency-freelancer-or-employee']} tone="page">
        <SampleTable {...pricing.ways} isExample={false} />
      </Section>
      <Section
        id="cheated-by-an-agency-before"
        {...sections['cheated-by-an-agency-before']}
        layout="beside"
        tone="tinted"
      >
        <SampleTable {...pricing.ask} isExample={false} />
      </Section>
      <Section id="gst-and-payment" {...sections['gst-and-payment']} layout="beside">
        <Paragraphs of={pricing.payment} />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}
