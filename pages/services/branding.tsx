import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { rupeesOf } from '../../components/lib/rupees-of.ts';
import { Artefact } from '../../components/sections/artefact.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Faq } from '../../components/sections/faq.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { Pair } from '../../components/sections/pair.tsx';
import { Photos } from '../../components/sections/photos.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { TopicList } from '../../components/sections/topic-list.tsx';
import { service } from '../../components/structured-data/service.ts';
import { Buttons, labelWith } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Claim } from '../../components/ui/claim.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import type { Site } from '../../content/schemas/site.ts';
import { guidesOf } from '../../content/schemas/texts.ts';
import { Picture } from '../../generator/react/picture.tsx';

export const props = ({ site, branding, posts, photos }: Content) => ({
  work: photos.work,
  site,
  branding,
  guides: guidesOf(posts, branding.guides),
});

type BrandingProps = ReturnType<typeof props>;

const path = '/services/branding/';
const name = 'Branding and logo design';
const lowestPrice = ({ packages }: Content['branding']) => Math.min(...packages.map(({ price }) => price));

const leadOf = (site: Site) =>
  `For new and growing businesses in ${site.place}: from a logo to the complete look, in four weeks.`;

export const head = ({ site, branding }: BrandingProps): Head => ({
  title: `Logo and branding agency in ${site.place}, from ${rupeesOf(lowestPrice(branding))}`,
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

export default function Branding({ work, site, branding, guides }: BrandingProps) {
  const nextSteps = <Buttons isChatFirst chat chatLabel="Start on WhatsApp" book="See our portfolio" at="portfolio" />;
  return (
    <>
      <OfferHero badge={name} title={'Logo and branding that your\u00a0customers recognise'} lead={leadOf(site)}>
        {nextSteps}
      </OfferHero>
      <Showcase
        id="what-is-branding"
        title="What is Branding"
        overview={[
          'Branding is why people trust your logo: what you stand for, whom you serve and how you sound.',
          'When shop board, parcel and posts match, a customer who saw you once knows you the second time.',
        ]}
      >
        <Artefact frame="open" title={branding.brandSet.title}>
          <Picture of={branding.brandSet.picture.file} alt={branding.brandSet.picture.alt} />
        </Artefact>
      </Showcase>
      <Section
        id="services"
        title={`${capitalized(counted(branding.services.length, 'part'))} of a brand that we design`}
        tone="tinted"
        intro={
          <>
            We have designed <Claim id="logos" /> logos. The logo is one part of a brand:{' '}
            <Link to="/this-site/">see how we made our own</Link>.
          </>
        }
      >
        <Photos of={work} />
        <CardGrid variant="card-columns" items={branding.services} />
      </Section>
      <Section id="process" title={`Your brand in ${counted(branding.weeks.length, 'week')}, step by step`}>
        <CardGrid variant="card-steps" items={branding.weeks} />
      </Section>
      <Section title="Packages and prices" id="packages" intro="You pay once for the whole project.">
        <CardGrid
          variant="cell-grid"
          items={[
            ...branding.packages.map(({ name, price, isFrom, features, bestFor, isPopular, chatText }) => ({
              title: name,
              text: `Best for ${bestFor}`,
              colour: isPopular ? ('bright' as const) : ('deep' as const),
              foot: (
                <>
                  <Price rupees={price} unit={isFrom ? 'and up' : isPopular ? 'most popular' : ''} />
                  <Buttons chat={chatText} chatLabel={labelWith('Ask about it', `: ${name}`)} />
                  <Checklist items={features} />
                </>
              ),
            })),
            {
              title: 'Custom enterprise quote',
              text: 'For several brands or outlets: a written scope, in stages.',
              colour: 'brand',
              foot: (
                <Buttons
                  chat={`Hi ${site.name}, I need a custom enterprise quote for a branding project.`}
                  chatLabel="Get a quote"
                />
              ),
            },
          ]}
        />
      </Section>
      <Pair
        layout="wide"
        parts={[
          {
            id: 'differences',
            title: 'What makes us different',
            tone: 'contrast',
            content: <TopicList topics={branding.differences} />,
          },
          { id: 'questions', title: 'Questions about branding', content: <Faq questions={branding.questions} /> },
        ]}
      />
      <BeforeBooking entries={branding.beforeBooking} guides={guides} />
      <CallToAction {...branding.closing}>{nextSteps}</CallToAction>
    </>
  );
}
