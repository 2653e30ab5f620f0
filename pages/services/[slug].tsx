import { PageArt } from '../../components/dots/art.tsx';
import { CardList } from '../../components/sections/card-list.tsx';
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
import { RateBoard } from '../../components/sections/rate-board.tsx';
import { RuledCards } from '../../components/sections/ruled-cards.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';

export const paths = ({ services, site, rates }: Content) =>
  services.map(service => ({
    ...{ slug: service.slug, site, service },
    rate: rateOf(rates, pathOf(service.slug)),
    related: service.related.map(path => rateOf(rates, path, `content/services/${service.slug}.yaml: related`)),
  }));

const pathOf = (slug: string) => `/services/${slug}/`;

type ServiceProps = ReturnType<typeof paths>[number];

export const head = ({ site, service }: ServiceProps) => offerHead(site, pathOf(service.slug), service);

export default function Service({ service, rate, related }: ServiceProps) {
  return (
    <>
      <OfferIntro {...service} rate={rate} />
      <Overview eyebrow={service.serviceType} title="What the work is about" paragraphs={service.overview}>
        <OfferButtons {...service} only="book" />
      </Overview>
      <Section
        title="How it works"
        intro="Three phases over 90 days, each ending with something finished."
        tone="tinted"
      >
        <Phases phases={service.phases} pictureOf={() => <PageArt path={rate.path} />} />
        <OfferButtons {...service} only="chat" />
      </Section>
      <Section title="What you get" layout="beside">
        <Checklist items={service.includes} isWide />
        <OfferButtons {...service} only="book" />
      </Section>
      <Section title="What makes it different">
        <CardList items={service.differences} />
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
      <Section title="Goes well with" tone="tinted" layout="beside">
        <RateBoard lines={related} />
      </Section>
      <OfferClosing {...service} />
    </>
  );
}
