import type { Head } from '../components/layout/head.tsx';
import * as Offer from '../components/sections/offer.tsx';
import { Phases } from '../components/sections/phases.tsx';
import { Results } from '../components/sections/results.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Section } from '../components/sections/section.tsx';
import { Showcase } from '../components/sections/showcase.tsx';
import { Testimonials } from '../components/sections/testimonials.tsx';
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
      <Showcase
        id="overview"
        title="Why the programme takes 90 days"
        eyebrow={flagship.serviceType}
        overview={flagship.overview}
      >
        <SampleTable {...flagship.sheet} />
      </Showcase>
      <Section id="phases" title="Three months: setup, growth, result" tone="tinted">
        <Phases phases={flagship.phases} />
      </Section>
      <Offer.Scope {...flagship} title="What you get in the 90 days" />
      <Results {...flagship} />
      <Offer.Audience {...flagship} id="testimonials" title="What clients say">
        <Testimonials items={flagship.testimonials} />
      </Offer.Audience>
      <Offer.Closing {...flagship} guides={guides} />
    </>
  );
}
