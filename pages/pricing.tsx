import type { Head } from '../components/layout/head.tsx';
import { fillText } from '../components/lib/fill.tsx';
import { numberOf } from '../components/lib/number-of.ts';
import { priceOf, restOf } from '../components/lib/price-of.ts';
import { rupeesOf } from '../components/lib/rupees-of.ts';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { Pair } from '../components/sections/pair.tsx';
import { courseLines, type Line, PriceList } from '../components/sections/price-list.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Part, Section } from '../components/sections/section.tsx';
import { Buttons } from '../components/ui/button.tsx';
import { Paragraph, Paragraphs } from '../components/ui/inline-markdown.tsx';
import type { Content } from '../content/schema.ts';
import { rateOf } from '../content/schemas/rates.ts';
import { Island } from '../generator/react/island.tsx';
import BudgetCalculator from '../islands/budget-calculator/budget-calculator.tsx';
import { PriceBoard, rupeesPerDot } from './_price-board.tsx';

export function props({ prices, pricing, rates, languages, branding, coaching }: Content) {
  const { fee } = languages.en;
  const ads = rateOf(rates, '/services/ppc/');
  const packages = branding.packages.map(({ name, price, isFrom, bestFor }) => ({
    name,
    ...(pricing.isForWhom && { forWhom: bestFor }),
    path: '/services/branding/#packages',
    price: fillText(isFrom ? pricing.packages.from : '[price]', { price: rupeesOf(price) }),
    dots: 'accent' as const,
  }));
  // Whom each is for stands on its page.
  const groups = rates.map(({ rates, ...group }) => ({
    ...group,
    lines: pricing.isForWhom ? rates : rates.map(({ forWhom: _, ...rate }) => rate),
  }));
  const courses = courseLines(coaching).sort((a, b) => a.rupees - b.rupees);
  return {
    ...pricing,
    ads: numberOf(prices.ppc),
    rest: restOf(rates, fee),
    pillars: [{ ...ads, price: priceOf(ads, fee), dots: 'alert' as const }, ...packages, ...courses],
    services: groups.slice(0, 1),
    others: [
      { ...pricing.packages, lines: packages },
      // The courses with their own prices stand in place of the pages that list them.
      ...groups.slice(1).map(({ lines, ...group }) => ({
        ...group,
        lines: lines
          .filter(({ path }) => !path.startsWith('/coach/'))
          .flatMap<Line>(rate => (rate.path === '/academy/courses/' ? courses : [rate])),
      })),
    ],
  };
}

type PricingProps = ReturnType<typeof props>;

export const head = ({ name, head }: PricingProps): Head => ({ ...head, drawing: 'rupee', trail: [{ name }] });

type PriceGroupProps = { intro: string; lines: Line[] };

const PriceGroup = ({ intro, lines }: PriceGroupProps) => (
  <>
    <Paragraph>{intro}</Paragraph>
    <PriceList lines={lines} />
  </>
);

export default function Pricing({ hero, sections, closing, services, others, ...pricing }: PricingProps) {
  return (
    <>
      <Hero
        {...hero}
        variant="price-hero"
        lead={fillText(hero.lead, { rest: pricing.rest })}
        below={<PriceBoard lines={pricing.pillars} />}
      />
      {services.map(({ title, intro, lines }) => (
        <Section id="done-with-you" title={title} intro={intro} tone="tinted" layout="beside" key={title}>
          <PriceList lines={lines} />
        </Section>
      ))}
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
            title: pricing.once,
            tone: 'brand',
            content: others.slice(0, -1).map(group => (
              <Part title={group.title} key={group.title}>
                <PriceGroup {...group} />
              </Part>
            )),
          },
          ...others.slice(-1).map(({ title, ...group }) => ({
            id: 'learn-it-yourself',
            title,
            tone: 'bright' as const,
            content: <PriceGroup {...group} />,
          })),
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
