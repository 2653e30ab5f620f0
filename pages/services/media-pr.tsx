import type { Head } from '../../components/layout/head.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { Paragraphs } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import { Hoarding } from './_artefacts/hoarding.tsx';
import { Street } from './_forms/street.tsx';

type MediaPr = Content['mediaPr'];

export const props = ({ mediaPr }: Content): MediaPr => mediaPr;

export const head = (mediaPr: MediaPr): Head => Offer.headOf(mediaPr);

export default function MediaPrPage(mediaPr: MediaPr) {
  const { sections } = mediaPr;
  return (
    <>
      <Offer.Opening
        {...mediaPr}
        hero={{ badge: mediaPr.serviceType, ...mediaPr.hero }}
        aside={<Hoarding {...mediaPr.sheet} />}
      />
      <Section id="overview" {...sections.overview} layout="beside">
        <Paragraphs of={mediaPr.overview} />
      </Section>
      <Section id="channels" {...sections.channels} tone="tinted" isFlush>
        <Street channels={mediaPr.channels} />
      </Section>
      <Section id="phases" {...sections.phases}>
        <CardGrid variant="card-steps" items={mediaPr.phases.map(({ colour: _, ...phase }) => phase)} />
      </Section>
      <Section id="benefits" {...sections.benefits} tone="contrast">
        <CardGrid variant="card-columns" items={mediaPr.benefits} />
      </Section>
      <Offer.Audience {...mediaPr} id="testimonials">
        <Testimonials items={mediaPr.testimonials} />
      </Offer.Audience>
      <Offer.Closing {...mediaPr} />
    </>
  );
}
