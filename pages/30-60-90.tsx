import type { Head } from '../components/layout/head.tsx';
import { Agreement } from '../components/sections/agreement.tsx';
import { Aims } from '../components/sections/aims.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import * as Offer from '../components/sections/offer.tsx';
import { Phases } from '../components/sections/phases.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Section } from '../components/sections/section.tsx';
import { Showcase } from '../components/sections/showcase.tsx';
import { Testimonials } from '../components/sections/testimonials.tsx';
import { Checklist } from '../components/ui/checklist.tsx';
import type { Content } from '../content/schema.ts';
import { guidesOf } from '../content/schemas/texts.ts';

export const props = ({ site, flagship, posts }: Content) => ({
  site,
  flagship,
  guides: guidesOf(posts, flagship.guides),
});

type FlagshipProps = ReturnType<typeof props>;

export const head = ({ site, flagship }: FlagshipProps): Head => Offer.headOf(site, '/30-60-90/', flagship);

export default function Flagship({ flagship, guides }: FlagshipProps) {
  return (
    <>
      <Offer.Opening {...flagship} />
      <Section title="Three months: setup, growth, result" tone="tinted">
        <Phases phases={flagship.phases} />
      </Section>
      <Showcase title="Why the programme takes 90 days" eyebrow={flagship.serviceType} overview={flagship.overview}>
        <SampleTable {...flagship.sheet} />
      </Showcase>
      <Offer.Scope {...flagship} title="What you get in the 90 days">
        <Checklist items={flagship.includes} />
      </Offer.Scope>
      <Aims {...flagship} />
      <Section title="What we do differently" tone="tinted">
        <CardGrid variant="card-columns" items={flagship.differences} />
      </Section>
      <Section title="What clients say">
        <Testimonials items={flagship.testimonials} />
      </Section>
      <Agreement {...flagship} guides={guides}>
        <Offer.NextSteps {...flagship} />
      </Agreement>
    </>
  );
}
