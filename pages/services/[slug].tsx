import { Action, Actions } from '../../components/action/action.tsx';
import { Cards } from '../../components/cards/cards.tsx';
import type { FamilyName } from '../../components/dots/families.ts';
import { Audience, OfferClosing, OfferIntro, Overview, offerHead, Results } from '../../components/offer/offer.tsx';
import { Phases } from '../../components/phases/phases.tsx';
import { Section } from '../../components/section/section.tsx';
import { Snapshots } from '../../components/snapshots/snapshots.tsx';
import { Ticks } from '../../components/ticks/ticks.tsx';
import type { Content } from '../../content/schema.ts';

/** Every page of the site that a service may point to, by path. */
const labelsOf = ({ navigation }: Content) =>
  Object.fromEntries(navigation.menus.flatMap(menu => menu.entries.map(({ path, label }) => [path, label])));

export const paths = (content: Content) => {
  const labels = labelsOf(content);
  return content.services.map(service => ({
    slug: service.slug,
    site: content.site,
    service,
    related: service.related.map(path => ({ path, label: labels[path] ?? path })),
  }));
};

/** What the first screen shows in dots, by the service. */
const pictures: Record<string, FamilyName> = { seo: 'rings', 'social-media': 'kite', 'funnel-automation': 'funnel' };

type ServiceProps = ReturnType<typeof paths>[number];

export const head = ({ site, service }: ServiceProps) => offerHead(site, `/services/${service.slug}/`, service);

export default function Service({ service, related }: ServiceProps) {
  return (
    <>
      <OfferIntro {...service} art={pictures[service.slug] ?? 'weave'} />
      <Overview title="What the work is about" paragraphs={service.overview} />
      <Section
        title="How it works"
        intro="Three phases over 90 days, each with something you can hold in your hand at its end."
        tone="salt"
      >
        <Phases phases={service.phases} />
      </Section>
      <Section title="What you get" layout="beside">
        <Ticks items={service.includes} isWide />
      </Section>
      <Section title="What makes it different">
        <Cards items={service.differences} look="numbered" />
      </Section>
      <Results title="Results to expect" results={service.results} />
      <Section title="Client snapshots">
        <Snapshots snapshots={service.snapshots} />
      </Section>
      <Audience title="Who it’s for" audience={service.audience} />
      <Section title="Goes well with" layout="beside">
        <Actions>
          {related.map(({ path, label }) => (
            <Action to={path} isQuiet key={path}>
              {label}
            </Action>
          ))}
        </Actions>
      </Section>
      <OfferClosing {...service} />
    </>
  );
}
