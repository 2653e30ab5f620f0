import { PageArt } from '../components/dots/page-art.tsx';
import type { Head } from '../components/layout/head.tsx';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { Pillars } from '../components/sections/pillars.tsx';
import { Section } from '../components/sections/section.tsx';
import { Stats } from '../components/sections/stats.tsx';
import { founder } from '../components/structured-data/agency.ts';
import { Buttons } from '../components/ui/button.tsx';
import { FounderPortrait } from '../components/ui/founder-portrait.tsx';
import { InlineMarkdown, Paragraphs } from '../components/ui/inline-markdown.tsx';
import { Link } from '../components/ui/link.tsx';
import type { Content } from '../content/schema.ts';
import { rateOf } from '../content/schemas/rates.ts';

export const props = ({ site, about, system, rates }: Content) => ({
  site,
  about,
  pillars: system.pillars,
  services: about.services.map(service => ({
    ...service,
    price: rateOf(rates, service.path, 'content/about.yaml').price,
  })),
});

type AboutProps = ReturnType<typeof props>;

export const head = ({ site }: AboutProps): Head => ({
  title: `About ${site.name}, digital marketing agency in ${site.city}`,
  description: `How ${site.name} began in Gujarat, why it teaches what it does, and its core services, each with the kind of business that it suits best.`,
  card: `Who stands behind ${site.name}, and which of our services fits you.`,
  cardTitle: 'The founder, the story, the services',
  kind: 'AboutPage',
  chatText: `Hi ${site.name}, I have read how you began. Could you tell me what would fit my business?`,
  trail: [{ name: 'About' }],
  jsonLd: [founder(site)],
});

export default function About({ site, about, pillars, services }: AboutProps) {
  return (
    <>
      <Hero
        art={<PageArt />}
        badge={`About ${site.name}`}
        title="An agency that teaches what it does"
        lead={site.description}
      >
        <Buttons book="Book a free call" chat />
      </Hero>
      <Section title="How it began" art={<FounderPortrait sizes="20rem" />} variant="tinted" layout="beside">
        <Paragraphs of={about.story} />
        <p className="semibold" id="founder">
          <Link to="/about/founder/">{site.founder.name}</Link>, {site.founder.role}
        </p>
      </Section>
      <Stats label="Experience in figures" claims={[['years-experience', 'years'], 'brands-total', 'mentees']} />
      <Section title={`The ${site.name} System`} intro="Everything we do serves one of three pillars, in this order.">
        <Pillars pillars={pillars} />
        <Buttons more={['/trece-system/', 'See how the system works']} />
      </Section>
      <Section title="Habits you will notice" variant="tinted">
        <CardGrid variant="boxed-cards" items={about.tiles} />
        <Buttons chat />
      </Section>
      <Section title="Core services" intro="Find the one that sounds like you, and start there.">
        <CardGrid
          variant="cell-grid"
          items={services.map(({ bestFor, price, ...service }) => ({
            ...service,
            picture: <PageArt path={service.path} />,
            foot: (
              <>
                <p className="muted">
                  <strong>Best for:</strong> <InlineMarkdown text={bestFor} />.
                </p>
                <strong>{price}</strong>
              </>
            ),
          }))}
        />
      </Section>
      <CallToAction
        title="Not sure which of them is yours?"
        text="Describe your business on a free call, in your own words, and we’ll name the service. The booking opens in a new tab."
      >
        <Buttons book="Book a free call" chat more={['/clients/', 'Meet our clients']} />
      </CallToAction>
    </>
  );
}
