import { Action, Actions, Book } from '../components/action/action.tsx';
import { Cards } from '../components/cards/cards.tsx';
import { Closing } from '../components/closing/closing.tsx';
import type { Head } from '../components/head/head.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { founder } from '../components/json-ld/person.ts';
import { Link } from '../components/link/link.tsx';
import { Overview } from '../components/offer/offer.tsx';
import { Pillars } from '../components/pillars/pillars.tsx';
import { Section } from '../components/section/section.tsx';
import { Stats } from '../components/stats/stats.tsx';
import type { Content } from '../content/schema.ts';

export const props = ({ site, about, system, navigation }: Content) => ({
  site,
  about,
  pillars: system.pillars,
  labels: Object.fromEntries(navigation.menus.flatMap(menu => menu.entries.map(({ path, label }) => [path, label]))),
});

type AboutProps = ReturnType<typeof props>;

export const head = ({ site }: AboutProps): Head => ({
  title: 'About Trece: the founder, the story, the services',
  description:
    'Who stands behind Trece, the three pillars on which our work rests, and nine core services, each with a line on the kind of business that it suits best.',
  card: 'Who stands behind Trece, and which of our nine services fits you.',
  cardTitle: 'The founder, the story, the services',
  kind: 'AboutPage',
  trail: [{ name: 'About' }],
  jsonLd: [founder(site)],
});

export default function About({ site, about, pillars, labels }: AboutProps) {
  return (
    <>
      <Hero
        art="weave"
        badge="About Trece"
        title="An agency that teaches what it does"
        lead={`${site.description} One team, one method, whether we do the work with you or show you how.`}
      />
      <Overview title="How it began" paragraphs={about.story} />
      <p className="signature" id="founder">
        {site.founder.name}, {site.founder.role}
      </p>
      <Stats label="Experience in figures" claims={['years-experience', 'brands-total', 'mentees']} />
      <Section title="The Trece System" intro="Everything we do serves one of three pillars, in this order.">
        <Pillars pillars={pillars} />
        <Actions>
          <Action to="/trece-system/" isQuiet>
            See how the system works
          </Action>
        </Actions>
      </Section>
      <Section title="Four things that made us who we are" tone="salt">
        <Cards items={about.tiles} look="boxed" column={24} />
      </Section>
      <Section title="Nine core services" intro="Find the line that sounds like you, and start there.">
        <Cards
          look="boxed"
          items={about.services.map(({ title, text, bestFor, path }) => ({
            title,
            text,
            foot: (
              <>
                <p>
                  <strong>Best for:</strong> {bestFor}
                </p>
                <Link to={path}>{labels[path] ?? title}</Link>
              </>
            ),
          }))}
        />
      </Section>
      <Closing
        title="Not sure which of the nine is yours?"
        text="Tell us what you sell and to whom. On a free call we say where we would start. The booking opens in a new tab."
      >
        <Actions>
          <Book at="call">Book a free call</Book>
          <Action to="/clients/" isQuiet>
            Meet our clients
          </Action>
        </Actions>
      </Closing>
    </>
  );
}
