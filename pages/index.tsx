import './_home/hero.css';
import type { Head } from '../components/layout/head.tsx';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { Pillars } from '../components/sections/pillars.tsx';
import { Section } from '../components/sections/section.tsx';
import { Stats } from '../components/sections/stats.tsx';
import { Testimonials } from '../components/sections/testimonials.tsx';
import { localBusiness, organization, website } from '../components/structured-data/agency.ts';
import { Buttons } from '../components/ui/button.tsx';
import { Claim } from '../components/ui/claim.tsx';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { FounderPortrait } from '../components/ui/founder-portrait.tsx';
import { Link } from '../components/ui/link.tsx';
import type { Content } from '../content/schema.ts';
import { Island } from '../generator/react/island.tsx';
import { assumption, caution, exampleOf } from '../islands/roi-calculator/roi.ts';
import RoiCalculator from '../islands/roi-calculator/roi-calculator.tsx';
import { Campaigns } from './_campaigns.tsx';
import { Skyline } from './_home/skyline.tsx';
import { Ways } from './_home/ways.tsx';

export const props = ({ site, claims, prices, numbers, home, system, campaigns }: Content) => ({
  site,
  claims,
  prices,
  minutes: numbers.consultation,
  home,
  campaigns,
  pillars: system.pillars,
  check: system.check,
});

type HomeProps = ReturnType<typeof props>;

export const head = ({ site, claims }: HomeProps): Head => ({
  title: `Leading digital marketing and SEO agency in ${site.place}: ${claims['years-experience'].show} years of experience`,
  description: `SEO, Instagram, ads, branding and funnels for businesses in ${site.place}, done with you or taught in our academy. ${claims['brands-served'].show} brands served.`,
  card: 'Digital marketing done with you in 90 days, or learnt in our academy.',
  cardTitle: `Digital marketing and SEO agency in ${site.place}`,
  trail: [],
  jsonLd: [website(site), organization(site), localBusiness(site)],
});

export default function Home({ site, prices, minutes, home, pillars, check, campaigns }: HomeProps) {
  return (
    <>
      <Hero
        kicker={`Digital marketing and SEO agency in ${site.place}`}
        title={'Be\u00a0found.\nBe\u00a0trusted.\nBe\u00a0paid.'}
        lead="Posts, ads and Google profiles for shops, clinics and firms: we make them, you approve; or we teach you how."
        price={`**Courses from ${prices['keyword-research']}, logos from ${prices['logo-only']}, ads from ${prices.ppc} a month + ad spend.**`}
        variant="home-hero"
        scene={<Skyline campaigns={campaigns} />}
      >
        <Buttons
          book="Book a free call"
          chat={`Hi ${site.name}, I found your website and would like to know how you can help my business grow.`}
          chatLabel="Chat on WhatsApp"
        />
        <p>
          Rated <Claim id="rating" /> out of 5 in{' '}
          <Link to={site.reviews}>
            <Claim id="reviews" /> reviews
          </Link>
        </p>
      </Hero>
      <Stats
        isBand
        label={`${site.name} in figures`}
        claims={['brands-served', 'impressions', 'years-agency', 'rating']}
      />
      <Section
        id="pillars"
        title="Which of the three is missing in your business?"
        intro="Answer three questions: start with the first “Not yet”. [How the system works](/trece-system/)"
      >
        <Pillars pillars={pillars} check={check} />
      </Section>
      <Section id="ways" title="Done with you, or taught to you">
        <Ways ways={home.ways} />
      </Section>
      <Section id="audience" title="Who we work with">
        <CardGrid variant="card-columns" items={home.audience} />
      </Section>
      <Section id="reasons" title="Why owners choose us" tone="deep" scene="road">
        <CardGrid variant="card-columns" items={home.reasons} />
      </Section>
      <Section
        id="case-studies"
        title="What small budgets brought"
        tone="page"
        intro="A lead is an enquiry. [All case studies](/blog/)"
      >
        <Campaigns campaigns={campaigns} />
      </Section>
      <Section
        id="testimonials"
        title="What clients say"
        tone="deep"
        intro={`Read our [reviews](${site.reviews}), or [meet our clients](/clients/)`}
      >
        <Testimonials items={home.testimonials} />
      </Section>
      <Section
        id="calculator"
        title="What could your Instagram bring in?"
        tone="bright"
        scene="lens-heart-coin"
        intro="Enter three figures: a rough sum of reach, leads and revenue."
      >
        <Island of={RoiCalculator} when="visible" phone={site.chat.site} brand={site.name} />
        <p className="note">{caution()}</p>
        <Disclosure label="How we calculate">
          <p>{assumption()}</p>
        </Disclosure>
        <p className="no-js">{exampleOf({ followers: 5000, industry: 'healthcare', postsPerWeek: 4 })}</p>
      </Section>
      <Section
        id="about"
        title={`About ${site.name}`}
        layout="beside"
        tone="tinted"
        intro={`${site.description} [${site.founder.name ? `${site.founder.name} tells` : 'Read'} how it began](/about/).`}
      >
        <div className={site.founder.portrait && 'split'}>
          <FounderPortrait sizes="26rem" />
          <Stats label="Experience in figures" claims={['years-experience', 'brands-total', 'mentees']} />
        </div>
      </Section>
      <CallToAction
        scene="cloth"
        title={`Find out in ${minutes} minutes what to fix first`}
        text="Tell us what you sell. We look at what people find when they search for it, and say [where to start](/contact/#free-call)."
      >
        <Buttons book="Book a free call" more={['/30-60-90/', 'See the 30-60-90 client system']} />
      </CallToAction>
    </>
  );
}
