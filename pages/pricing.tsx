import type { Head } from '../components/layout/head.tsx';
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

export function props({ site, prices, numbers, pricing, rates, languages, branding, coaching }: Content) {
  const { fee } = languages.en;
  const ads = rateOf(rates, '/services/ppc/');
  const packages = branding.packages.map(({ name, price, isFrom, bestFor }) => ({
    name,
    path: '/services/branding/#packages',
    forWhom: `For ${bestFor}`,
    price: `${rupeesOf(price)}${isFrom ? ' and up' : ''}`,
    dots: 'accent' as const,
  }));
  const courses = courseLines(coaching).sort((a, b) => a.rupees - b.rupees);
  return {
    site,
    prices,
    pricing,
    minutes: numbers.consultation,
    rest: restOf(rates, fee),
    pillars: [{ ...ads, price: priceOf(ads, fee), dots: 'alert' as const }, ...packages, ...courses],
    services: rates.slice(0, 1),
    others: [
      { title: 'Branding packages', intro: 'Two fixed prices; the third is a starting price.', lines: packages },
      // The courses with their own prices stand in place of the pages that list them.
      ...rates.slice(1).map(({ rates, ...group }) => ({
        ...group,
        lines: rates
          .filter(({ path }) => !path.startsWith('/coach/'))
          .flatMap<Line>(rate => (rate.path === '/academy/courses/' ? courses : [rate])),
      })),
    ],
  };
}

type PricingProps = ReturnType<typeof props>;

export const head = ({ site, prices }: PricingProps): Head => ({
  title: `Marketing prices in ${site.place}: ads, SEO, branding`,
  description: `What our services, packages and courses cost, what they depend on, and the minimum term of each. Ad management from ${prices.ppc} a month, logos from ${prices['logo-only']}.`,
  card: 'Every service, package and course, with price and minimum term.',
  cardTitle: 'Prices and minimum terms',
  chatText: `Hi ${site.name}, I have read your prices. What should I begin with? My business:`,
  drawing: 'rupee',
  trail: [{ name: 'Prices' }],
});

type PriceGroupProps = { intro: string; lines: Line[] };

const PriceGroup = ({ intro, lines }: PriceGroupProps) => (
  <>
    <Paragraph>{intro}</Paragraph>
    <PriceList lines={lines} />
  </>
);

export default function Pricing({ site, prices, pricing, minutes, rest, pillars, services, others }: PricingProps) {
  const { about, ...example } = pricing.example;
  return (
    <>
      <Hero
        variant="price-hero"
        title="What our services and courses cost"
        aside={<PriceBoard lines={pillars} />}
        lead={`Fixed and starting prices are below${rest}.`}
      >
        <Buttons book chat chatLabel="Ask what to begin with" />
      </Hero>
      {services.map(({ title, intro, rates }) => (
        <Section title={title} intro={intro} tone="tinted" layout="beside" key={title}>
          <PriceList lines={rates} />
        </Section>
      ))}
      <Section title="What can you spend?" tone="page" intro={about}>
        <Island
          of={BudgetCalculator}
          when="visible"
          example={example}
          fee={numberOf(prices.ppc)}
          rupeesPerDot={rupeesPerDot}
          words={pricing.calculator}
        />
        <Paragraph>{pricing.smaller}</Paragraph>
      </Section>
      <Pair
        parts={[
          {
            title: 'Paid once',
            tone: 'brand',
            content: others.slice(0, -1).map(group => (
              <Part title={group.title} key={group.title}>
                <PriceGroup {...group} />
              </Part>
            )),
          },
          ...others.slice(-1).map(({ title, ...group }) => ({
            title,
            tone: 'bright' as const,
            content: <PriceGroup {...group} />,
          })),
        ]}
      />
      <Section title="Which of these do I need?">
        <CardGrid variant="card-columns" items={pricing.choose} />
        <Buttons book />
      </Section>
      <Section title="Agency, freelancer or employee?" tone="page">
        <SampleTable {...pricing.ways} isExample={false} />
      </Section>
      <Section title="Cheated by an agency before?" layout="beside" tone="tinted" intro="Get each answer in writing.">
        <SampleTable {...pricing.ask} isExample={false} />
      </Section>
      <Section title="GST and payment" layout="beside">
        <Paragraphs
          of={[
            `Prices are in Indian rupees. ${site.gst.en}`,
            `You pay by UPI, bank transfer or online gateway. ${site.payment.en} The [refund policy](/refund-policy/) says what comes back if you stop.`,
          ]}
        />
      </Section>
      <CallToAction
        scene="cloth-coins"
        title="Not sure which one you need?"
        text={`Tell us what you want more of: calls, orders or admissions. In [${minutes} minutes](/contact/#free-call) we name what to do first, or say that you need nothing.`}
      >
        <Buttons book chat chatLabel="Ask what to begin with" />
      </CallToAction>
    </>
  );
}
