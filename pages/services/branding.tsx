import { PageArt } from '../../components/dots/page-art.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { service } from '../../components/structured-data/service.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Claim } from '../../components/ui/claim.tsx';
import { rupeesOf } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Packages } from './_packages.tsx';

export const props = ({ site, branding }: Content) => ({ site, branding });

type BrandingProps = ReturnType<typeof props>;

const path = '/services/branding/';
const name = 'Branding and logo design';
const lowestPrice = ({ packages }: Content['branding']) => Math.min(...packages.map(({ price }) => price));

const leadOf = (site: Site) =>
  `Branding and logo design for new and growing businesses in ${site.city} and across Gujarat.`;

export const head = ({ site, branding }: BrandingProps): Head => ({
  title: `Logo and branding agency in ${site.city}, from ${rupeesOf(lowestPrice(branding))}`,
  description: `Brand strategy, logo, stationery and packaging for Indian businesses in ${counted(branding.weeks.length, 'week')}. Packages from ${rupeesOf(lowestPrice(branding))}, with prices on the page.`,
  card: `A brand people recognise: strategy, logo and packaging in ${counted(branding.weeks.length, 'week')}.`,
  cardTitle: name,
  chatText: `Hi ${site.name}, I would like to start a branding project for my business.`,
  trail: [{ name }],
  jsonLd: [
    service(site, {
      path,
      name,
      serviceType: 'Branding',
      description: leadOf(site),
      prices: branding.packages.map(({ name: packageName, price, isFrom }) => ({ name: packageName, price, isFrom })),
    }),
  ],
});

export default function Branding({ site, branding }: BrandingProps) {
  const nextSteps = (
    <Buttons isChatFirst chat chatLabel="Start on WhatsApp" book="Book a portfolio walk-through" at="portfolio" />
  );
  return (
    <>
      <OfferHero badge={name} title="A brand your customers can pick out of a crowd" lead={leadOf(site)}>
        {nextSteps}
      </OfferHero>
      <Section title="What the work looks like" variant="tinted">
        <SampleTable {...branding.sheet} />
      </Section>
      <Section title="What is Branding" layout="beside">
        <p>
          A logo is a signature. Branding is everything that makes people trust the hand that signs: what you stand for,
          whom you serve, how you sound, what your parcel looks like when it is opened, how the board over your shop
          reads from across the road.
        </p>
        <p>
          When these agree, a customer who saw you once knows you the second time. When they do not, you pay for being
          noticed again and again.
        </p>
      </Section>
      <Section
        title="Packages"
        intro="Prices in rupees, paid once for the whole project. If none of them fits, ask for a quote of your own, below."
        variant="tinted"
      >
        <Packages packages={branding.packages} />
      </Section>
      <Section
        title="Custom enterprise quote"
        variant="accent"
        layout="beside"
        intro="Several brands, many outlets, packaging for a whole range, or a rebrand that must not stop the business."
      >
        <p>
          Tell us how many products, places and people are involved. You get a written scope with stages and a fixed
          price for each.
        </p>
        <Buttons
          chat={`Hi ${site.name}, I need a custom enterprise quote for a branding project.`}
          chatLabel="Ask for a custom quote"
        />
      </Section>
      <Section
        title={`${capitalized(counted(branding.services.length, 'piece'))} of a brand`}
        intro={
          <>
            We have designed <Claim id="logos" /> logos. A logo is only one of them.
          </>
        }
      >
        <CardGrid variant="cell-grid" items={branding.services} />
        <Buttons chat chatLabel="Start on WhatsApp" />
      </Section>
      <Section
        title={`${capitalized(counted(branding.weeks.length, 'week'))}, step by step`}
        intro="You see work every week and decide at each step before the next begins."
        variant="tinted"
      >
        <Steps steps={branding.weeks} pictureOf={() => <PageArt />} />
        <Buttons chat chatLabel="Start on WhatsApp" />
      </Section>
      <Section title="What makes our branding different">
        <CardGrid variant="card-list" items={branding.differences} />
      </Section>
      <Section title="Questions before you start" variant="tinted" layout="beside">
        <Faq questions={branding.questions} />
      </Section>
      <CallToAction
        title="Show us what you have, and we’ll tell you what to keep"
        text="Send your present logo on WhatsApp, or just the name. We’ll say honestly whether you need a new brand or only a tidier one."
      >
        {nextSteps}
      </CallToAction>
    </>
  );
}
