import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import * as Offer from '../components/sections/offer.tsx';
import { Phases } from '../components/sections/phases.tsx';
import { Results } from '../components/sections/results.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Section } from '../components/sections/section.tsx';
import { Showcase } from '../components/sections/showcase.tsx';
import { Testimonials } from '../components/sections/testimonials.tsx';
import type { Content } from '../content/schema.ts';

type Flagship = Content['flagship'];

export const props = ({ flagship }: Content): Flagship => flagship;

export const head = (flagship: Flagship): Head => Offer.headOf(flagship);

export default function FlagshipPage(flagship: Flagship) {
  const sections = { ...useSite().sharedTexts.sections, ...flagship.sections };
  return (
    <>
      <Offer.Opening {...flagship} />
      <Showcase id="overview" {...sections.overview} eyebrow={flagship.serviceType} overview={flagship.overview}>
        <SampleTable {...flagship.sheet} />
      </Showcase>
      <Section id="phases" {...sections.phases} tone="tinted">
        <Phases phases={flagship.phases} />
      </Section>
      <Offer.Scope {...flagship} />
      <Results {...flagship} />
      <Offer.Audience {...flagship} id="testimonials">
        <Testimonials items={flagship.testimonials} />
      </Offer.Audience>
      <Offer.Closing {...flagship} />
    </>
  );
}
