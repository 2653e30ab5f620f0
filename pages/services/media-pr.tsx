import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { Paragraphs } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';
import { Hoarding } from './_artefacts/hoarding.tsx';
import { Street } from './_forms/street.tsx';

export const props = ({ site, mediaPr, posts }: Content) => ({
  site,
  mediaPr,
  guides: guidesOf(posts, mediaPr.guides),
});

type MediaProps = ReturnType<typeof props>;

export const head = ({ site, mediaPr }: MediaProps): Head => Offer.headOf(site, '/services/media-pr/', mediaPr);

export default function MediaPr({ mediaPr, guides }: MediaProps) {
  return (
    <>
      <Offer.Opening {...mediaPr} aside={<Hoarding {...mediaPr.sheet} />} />
      <Section id="overview" title="Why several media, and what booking involves" layout="beside">
        <p className="eyebrow">{mediaPr.serviceType}</p>
        <Paragraphs of={mediaPr.overview} />
      </Section>
      <Section
        id="channels"
        title={`${capitalized(counted(mediaPr.channels.length, 'channel'))} we plan and book`}
        intro="Each does one thing better than the others."
        tone="tinted"
        isFlush
      >
        <Street channels={mediaPr.channels} />
      </Section>
      <Section id="phases" title="How a media campaign works">
        <CardGrid variant="card-steps" items={mediaPr.phases.map(({ colour: _, ...phase }) => phase)} />
      </Section>
      <Section id="benefits" title="What several channels do together" tone="contrast">
        <CardGrid variant="card-columns" items={mediaPr.benefits} />
      </Section>
      <Offer.Audience {...mediaPr} id="testimonials" title="What media clients say">
        <Testimonials items={mediaPr.testimonials} />
      </Offer.Audience>
      <Offer.Closing {...mediaPr} guides={guides} />
    </>
  );
}
