import type { Head } from '../components/layout/head.tsx';
import { withShared } from '../components/lib/with-shared.ts';
import * as Offer from '../components/sections/offer.tsx';
import { Phases } from '../components/sections/phases.tsx';
import { Results } from '../components/sections/results.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Section } from '../components/sections/section.tsx';
import { Showcase } from '../components/sections/showcase.tsx';
import { Testimonials } from '../components/sections/testimonials.tsx';
import type { Content } from '../content/schema.ts';

export const props = (content: Content) => ({
  site: content.site,
  flagship: withShared(content, content.flagship),
});

type FlagshipProps = ReturnType<typeof props>;

export const head = ({ site, flagship }: FlagshipProps): Head => Offer.headOf(site, '/30-60-90/', flagship);

export default function Flagship({ flagship }: FlagshipProps) {
  const { sections } = flagship;
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
