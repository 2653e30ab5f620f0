import { Fragment } from 'react';
import type { Head } from '../components/layout/head.tsx';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { courseLines, type Line, PriceList } from '../components/sections/price-list.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Part, Section } from '../components/sections/section.tsx';
import { Buttons } from '../components/ui/button.tsx';
import { Paragraph, Paragraphs } from '../components/ui/inline-markdown.tsx';
import { rupeesOf } from '../components/ui/price.tsx';
import type { Content } from '../content/schema.ts';
import type { Rate } from '../content/schemas/rates.ts';
import { PriceBoard } from './_home/price-board.tsx';

export const props = ({ site, prices, numbers, pricing, rates, branding, coaching }: Content) => ({
  site,
  prices,
  pricing,
  minutes: numbers.consultation,
  groups: [
    ...rates.slice(0, 1),
    {
      title: 'Branding packages',
      intro: 'Two at a fixed price, one from its price up.',
      rates: branding.packages.map(({ name, drawing, price, isFrom, bestFor }) => ({
        name,
        path: '/services/branding/#packages',
        forWhom: `For ${bestFor}`,
        drawing,
        price: `${rupeesOf(price)}${isFrom ? ' and up' : ''}`,
      })),
    },
    ...rates.slice(1).map(group => ({ ...group, rates: withCourses(group.rates, coaching) })),
  ],
});

/** Puts the courses with their own prices in place of the pages that list them. */
function withCourses(rates: Rate[], coaching: Content['coaching']): Line[] {
  const lists = new Set(['/academy/courses/', ...coaching.map(({ slug }) => `/coach/${slug}/`)]);
  const first = rates.findIndex(({ path }) => lists.has(path));
  const courses = courseLines(coaching).sort((a, b) => a.rupees - b.rupees);
  return rates.flatMap<Line>((rate, i) => (i === first ? courses : lists.has(rate.path) ? [] : [rate]));
}

/** Rates, those with a price first; several that are quoted stand under one heading, which says so for all of them. */
function RateLists({ rates }: { rates: Line[] }) {
  const quoted = rates.filter(({ decides }) => decides);
  if (quoted.length < 2) return <PriceList lines={rates} />;
  return (
    <>
      <PriceList lines={rates.filter(({ decides }) => !decides)} />
      <Part title="Quote after the free call">
        <PriceList lines={quoted.map(line => ({ ...line, price: '' }))} />
      </Part>
    </>
  );
}

type PricingProps = ReturnType<typeof props>;

export const head = ({ site, prices }: PricingProps): Head => ({
  title: `Marketing prices in ${site.place}: ads, SEO, branding`,
  description: `What our services, packages and courses cost, what decides a quote, and the minimum term of each. Ad management from ${prices.ppc} a month, logos from ${prices['logo-only']}.`,
  card: 'Every service, package and course, with price and minimum term.',
  cardTitle: 'Prices and minimum terms',
  chatText: `Hi ${site.name}, I have read your prices. Could you tell me what would fit my business?`,
  drawing: 'rupee',
  trail: [{ name: 'Prices' }],
});

export default function Pricing({ site, prices, pricing, minutes, groups }: PricingProps) {
  return (
    <>
      <Hero
        badge="Prices"
        title="What our services and courses cost"
        aside={
          <PriceBoard
            from="from"
            lines={[
              { price: `${prices.ppc}`, what: 'a month, to manage your ads; ad spend comes on top' },
              { price: `${prices['logo-only']}`, what: 'for a logo' },
              { price: `${prices['keyword-research']}`, what: 'for a course' },
            ]}
          />
        }
        lead="Fixed prices for logos and most courses. For the rest a written quote, and a sum to find your budget first."
      >
        <Buttons book="Book a free call" chat />
      </Hero>
      {groups.map(({ title, intro, rates }, i) => (
        <Fragment key={title}>
          <Section title={title} intro={intro} tone={i === 0 ? 'tinted' : 'plain'}>
            <RateLists rates={rates} />
          </Section>
          {i === 0 && (
            <Section
              title="What can you spend?"
              tone="page"
              intro="Put in your own figures, and bring the last line to the free call."
            >
              <SampleTable {...pricing.budget} />
              <Paragraph>{pricing.belowFee}</Paragraph>
            </Section>
          )}
        </Fragment>
      ))}
      <Section title="Which of these do I need?" tone="tinted">
        <CardGrid
          variant="card-columns"
          items={pricing.choose.map(({ price, ...card }) => ({
            ...card,
            foot: <Paragraph className="semibold">{price}</Paragraph>,
          }))}
        />
        <Buttons book="Book a free call" />
      </Section>
      <Section title="Agency, freelancer or your own employee?" tone="brand">
        <SampleTable {...pricing.compare} isExample={false} />
      </Section>
      <Section title="GST and payment" layout="beside">
        <Paragraphs
          of={[
            `Prices are in Indian rupees. ${site.gst}`,
            `You pay by UPI, bank transfer or online gateway. ${site.payment} The [refund policy](/refund-policy/) says what comes back if you stop.`,
          ]}
        />
      </Section>
      <CallToAction
        scene="cloth-coins"
        title="Not sure which one you need?"
        text={`Tell us what you want more of: calls, orders or admissions. In ${minutes} free minutes we name what to do first. A written quote follows only if you want one.`}
      >
        <Buttons book="Book a free call" chat />
      </CallToAction>
    </>
  );
}
