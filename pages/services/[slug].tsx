import { PageArt } from '../../components/dots/page-art.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { Agreement } from '../../components/sections/agreement.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { guidesOf } from '../../content/schemas/texts.ts';

export const paths = ({ services, site, rates, posts }: Content) =>
  services.map(service => ({
    slug: service.slug,
    site,
    service,
    guides: guidesOf(posts, service.guides),
    related: service.related.map(path => rateOf(rates, path, `content/services/${service.slug}.yaml`)),
  }));

type ServiceProps = ReturnType<typeof paths>[number];

export const head = ({ slug, site, service }: ServiceProps): Head => ({
  ...Offer.headOf(site, `/services/${slug}/`, service),
  isHidden: service.isUnpublished === true,
});

export default function Service({ service, guides, related }: ServiceProps) {
  const name = service.nameInSentence;
  return (
    <>
      <Offer.Intro {...service} />
      <Offer.Overview {...service} title={`What ${name} is about`}>
        <Offer.NextSteps {...service} only="book" />
      </Offer.Overview>
      <Section
        title={`How ${name} works`}
        intro={`${capitalized(counted(service.phases.length, 'phase'))} in 90 days. At the end of each, something is finished.`}
        variant="tinted"
      >
        <Steps steps={service.phases} pictureOf={() => <PageArt />} />
        <Offer.NextSteps {...service} only="chat" />
      </Section>
      <Offer.Points title={`What you get in ${name}`} points={service.includes}>
        <Offer.NextSteps {...service} only="book" />
      </Offer.Points>
      <Section title={`What makes ${name} different`}>
        <CardGrid variant="card-list" items={service.differences} />
      </Section>
      <Section title={`Results to expect from ${name}`} variant="tinted">
        <CardGrid variant="boxed-cards" items={service.results} />
        <Offer.NextSteps {...service} />
      </Section>
      <Section title={`Client snapshots: ${name}`}>
        <CardGrid variant="boxed-cards" items={service.snapshots} />
      </Section>
      <Offer.Points title={`Who ${name} is for`} points={service.audience}>
        <Offer.NextSteps {...service} only="chat" />
      </Offer.Points>
      <Agreement {...service} name={name} guides={guides}>
        <Offer.NextSteps {...service} />
      </Agreement>
      <Section title={`What goes well with ${name}`} variant="tinted" layout="beside">
        <PriceList lines={related} />
      </Section>
      <Offer.Invitation {...service} />
    </>
  );
}
