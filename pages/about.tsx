import { Scene } from '../components/art/scene.tsx';
import type { Head } from '../components/layout/head.tsx';
import { capitalized, counted } from '../components/lib/counted.ts';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { Pillars } from '../components/sections/pillars.tsx';
import { Section } from '../components/sections/section.tsx';
import { ServiceCards, servicesOf } from '../components/sections/service-cards.tsx';
import { Stats } from '../components/sections/stats.tsx';
import { founder } from '../components/structured-data/agency.ts';
import { Buttons } from '../components/ui/button.tsx';
import { FounderPortrait } from '../components/ui/founder-portrait.tsx';
import { Paragraphs } from '../components/ui/inline-markdown.tsx';
import { Link } from '../components/ui/link.tsx';
import type { Content } from '../content/schema.ts';

export const props = ({ site, about, system, rates }: Content) => ({
  site,
  about,
  pillars: system.pillars,
  services: servicesOf({ about, rates }),
});

type AboutProps = ReturnType<typeof props>;

export const head = ({ site }: AboutProps): Head => ({
  title: `About ${site.name}, marketing agency in ${site.place}`,
  description: `A marketing agency and academy in ${site.place}: how and in which languages we work, and our core services with the business that each one suits.`,
  card: `Who stands behind ${site.name}, and which of our services fits you.`,
  cardTitle: 'The founder, the story, the services',
  kind: 'AboutPage',
  chatText: `Hi ${site.name}, what should I fix first? My business:`,
  drawing: 'thirteen-dots',
  trail: [{ name: 'About' }],
  jsonLd: site.founder.name ? [founder(site)] : [],
});

export default function About({ site, about, pillars, services }: AboutProps) {
  return (
    <>
      <Hero scene={<Scene of="class" />} title="An agency that teaches what it does" lead={site.description}>
        <Buttons book="Book a free call" chat chatLabel="Ask what to fix first" />
      </Hero>
      <Section
        id="story"
        title="How it began"
        intro={site.founder.portrait && <FounderPortrait sizes="26rem" />}
        tone="tinted"
        layout="beside"
      >
        <Paragraphs of={about.story} />
        {site.founder.name && (
          <p className="semibold note" id="founder">
            {site.founder.name}, {site.founder.role}, writes <Link to="/blog/">the guides</Link> on this site.
          </p>
        )}
      </Section>
      <Stats isBand label="Experience in figures" claims={['years-experience', 'brands-total', 'mentees']} />
      <Section id="system" title={`The ${site.name} System`} intro="[How the system works](/trece-system/)">
        <Pillars pillars={pillars} />
      </Section>
      <Section id="tiles" title="How we work" tone="brand" scene="thirteen">
        <CardGrid variant="card-columns" items={about.tiles} />
      </Section>
      <Section
        id="services"
        title={capitalized(counted(services.length, 'core service'))}
        intro="Also: [funnels](/services/funnel-automation/), [add-ons](/services/add-ons/) and the [30-60-90 client system](/30-60-90/), which joins several."
      >
        <ServiceCards services={services} />
      </Section>
      <CallToAction
        scene="cloth"
        title="Not sure which service you need?"
        text="Tell us what you sell. On a [free call](/contact/#free-call) we name the service to start with."
      >
        <Buttons book="Book a free call" more={['/clients/', 'Meet our clients']} />
      </CallToAction>
    </>
  );
}
