import { FamilyArt } from '../../components/dots/art.tsx';
import { type FamilyName, families } from '../../components/dots/families.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { NumberedCards } from '../../components/sections/numbered-cards.tsx';
import {
  Audience,
  OfferButtons,
  OfferClosing,
  OfferIntro,
  Overview,
  offerHead,
  Phases,
  Results,
} from '../../components/sections/offer.tsx';
import { RuledCards } from '../../components/sections/ruled-cards.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Sheet } from '../../components/sections/sheet.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';

/** Every page of the site that a service may point to, by path. */
const labelsOf = ({ navigation }: Content) =>
  Object.fromEntries(navigation.menus.flatMap(menu => menu.entries.map(({ path, label }) => [path, label])));

/** What stands for other pages in dots, by their paths. */
const pictures: Record<string, FamilyName> = {
  '/30-60-90/': 'star',
  '/services/add-ons/': 'ledger',
  '/services/ppc/': 'field',
  '/consult/seo-audit/': 'path',
  '/consult/social-media-audit/': 'waves',
  '/coach/instagram/': 'steps',
};

export const paths = (content: Content) => {
  const { services, site, rates } = content;
  const labels = labelsOf(content);
  const arts = { ...pictures, ...Object.fromEntries(services.map(({ slug, picture }) => [pathOf(slug), picture])) };
  return services.map(service => {
    const wrong = (what: string) => new Error(`content/services/${service.slug}.yaml: ${what}`);
    if (!(service.picture in families))
      throw wrong(`there is no picture "${service.picture}", but ${Object.keys(families).join(', ')}`);
    const related = service.related.map(path => {
      const label = labels[path];
      if (!label) throw wrong(`related: no menu of content/navigation.yaml has ${path}`);
      return { path, label, art: (arts[path] ?? 'weave') as FamilyName };
    });
    return {
      ...{ slug: service.slug, site, service },
      rate: rateOf(rates, pathOf(service.slug)),
      art: service.picture as FamilyName,
      related,
    };
  });
};

const pathOf = (slug: string) => `/services/${slug}/`;

type ServiceProps = ReturnType<typeof paths>[number];

export const head = ({ site, service }: ServiceProps) => offerHead(site, pathOf(service.slug), service);

export default function Service({ service, rate, art, related }: ServiceProps) {
  return (
    <>
      <OfferIntro {...service} rate={rate} art={art} />
      <Overview eyebrow={service.serviceType} title="What the work is about" paragraphs={service.overview}>
        <OfferButtons {...service} />
      </Overview>
      <Section
        title="How it works"
        intro="Three phases over 90 days, each ending with something finished."
        tone="tinted"
      >
        <Phases phases={service.phases} />
        <OfferButtons {...service} />
      </Section>
      <Section title="What you get" layout="beside">
        <Checklist items={service.includes} isWide />
        <Sheet {...service.sheet} />
      </Section>
      <Section title="What makes it different">
        <NumberedCards items={service.differences} />
        <OfferButtons {...service} />
      </Section>
      <Results title="Results to expect" results={service.results}>
        <OfferButtons {...service} />
      </Results>
      <Section title="Client snapshots">
        <RuledCards
          items={service.snapshots.map(({ business, work, outcome, isSample }) => ({
            title: business,
            text: work,
            highlight: outcome,
            isSample,
          }))}
        />
      </Section>
      <Audience title="Who it’s for" audience={service.audience} />
      <Section title="Goes well with" layout="beside">
        <CardGrid
          items={related.map(({ path, label, art }) => ({ title: label, path, picture: <FamilyArt family={art} /> }))}
        />
      </Section>
      <OfferClosing {...service} />
    </>
  );
}
