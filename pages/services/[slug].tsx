import { PageArt } from '../../components/dots/page-art.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';

export const paths = ({ services, site, rates }: Content) =>
  services.map(service => ({
    slug: service.slug,
    site,
    service,
    related: service.related.map(path => rateOf(rates, path, `content/services/${service.slug}.yaml`)),
  }));

type ServiceProps = ReturnType<typeof paths>[number];

export const head = ({ slug, site, service }: ServiceProps): Head => ({
  ...Offer.headOf(site, `/services/${slug}/`, service),
  isHidden: service.isUnpublished === true,
});

export default function Service({ service, related }: ServiceProps) {
  return (
    <>
      <Offer.Intro {...service} />
      <Offer.Overview {...service} title="What the work is about">
        <Offer.NextSteps {...service} only="book" />
      </Offer.Overview>
      <Section
        title="How it works"
        intro={`${capitalized(counted(service.phases.length, 'phase'))} over 90 days, each ending with something finished.`}
        variant="tinted"
      >
        <Steps steps={service.phases} pictureOf={() => <PageArt />} />
        <Offer.NextSteps {...service} only="chat" />
      </Section>
      <Offer.Points title="What you get" points={service.includes}>
        <Offer.NextSteps {...service} only="book" />
      </Offer.Points>
      <Section title="What makes it different">
        <CardGrid variant="card-list" items={service.differences} />
      </Section>
      <Section title="Results to expect" variant="tinted">
        <CardGrid variant="boxed-cards" items={service.results} />
        <Offer.NextSteps {...service} />
      </Section>
      <Section title="Client snapshots">
        <CardGrid variant="boxed-cards" items={service.snapshots} />
      </Section>
      <Offer.Points title="Who it’s for" points={service.audience} />
      <Section title="Goes well with" variant="tinted" layout="beside">
        <PriceList lines={related} />
      </Section>
      <Offer.Invitation {...service} />
    </>
  );
}
