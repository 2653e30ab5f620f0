import { packageArt } from '../components/dots/drawings/packages.ts';
import { PageArt } from '../components/dots/page-art.tsx';
import type { Head } from '../components/layout/head.tsx';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { courseLines, PriceList } from '../components/sections/price-list.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Section } from '../components/sections/section.tsx';
import { Buttons } from '../components/ui/button.tsx';
import { rupeesOf } from '../components/ui/price.tsx';
import type { Content } from '../content/schema.ts';

export const props = ({ site, prices, numbers, pricing, rates, branding, coaching }: Content) => ({
  site,
  prices,
  pricing,
  minutes: numbers.consultation,
  groups: [
    ...rates.slice(0, 1),
    {
      title: 'Branding packages',
      rates: branding.packages.map(({ name, price, isFrom, bestFor }) => ({
        name,
        path: '/services/branding/#packages',
        forWhom: `For ${bestFor}`,
        drawing: packageArt(name),
        price: `${rupeesOf(price)}${isFrom ? ' and up' : ''}`,
      })),
    },
    ...rates.slice(1),
    {
      title: 'Courses and workshops',
      rates: courseLines(coaching),
    },
  ],
});

type PricingProps = ReturnType<typeof props>;

export const head = ({ site, prices }: PricingProps): Head => ({
  title: 'Digital marketing prices: ads, branding, SEO, courses',
  description: `What our services, packages and courses cost, what decides a quote, and the minimum term of each. Ads from ${prices.ppc} a month, logos from ${prices['logo-only']}.`,
  card: 'Every service, package and course, with price and minimum term.',
  cardTitle: 'Prices and minimum terms',
  chatText: `Hi ${site.name}, I have read your prices. Could you tell me what would fit my business?`,
  trail: [{ name: 'Prices' }],
});

export default function Pricing({ site, prices, pricing, minutes, groups }: PricingProps) {
  return (
    <>
      <Hero
        badge="Prices"
        title="What our services and courses cost"
        art={<PageArt />}
        price={`**Ads from ${prices.ppc} a month, logos from ${prices['logo-only']}, courses from ${prices['keyword-research']}.**`}
        lead="Some prices are fixed. For the rest you get a written quote after a free call."
      >
        <Buttons book="Book a free call" chat />
      </Hero>
      <Section title="Which of these do I need?">
        <SampleTable {...pricing.choose} isExample={false} />
        <Buttons book="Book a free call" chat />
      </Section>
      {groups.map(({ title, rates }, i) => (
        <Section title={title} variant={i % 2 === 0 ? 'tinted' : 'plain'} layout="beside" key={title}>
          <PriceList lines={rates} />
        </Section>
      ))}
      <Section title="Agency, freelancer or your own employee?">
        <SampleTable {...pricing.compare} isExample={false} />
      </Section>
      <Section
        title="GST and payment"
        intro={`Prices are in Indian rupees. For GST, ${site.gst}. You pay by UPI, bank transfer or online gateway. The [refund policy](/refund-policy/) says what you get back when.`}
        layout="beside"
      />
      <CallToAction
        title="Not sure which one you need?"
        text={`Tell us what you want more of: calls, orders or admissions. The call is free and takes ${minutes} minutes. At the end we recommend one thing.`}
      >
        <Buttons book="Book a free call" chat />
      </CallToAction>
    </>
  );
}
