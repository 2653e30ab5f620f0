import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { Agreement } from '../../components/sections/agreement.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Phases } from '../../components/sections/phases.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Showcase } from '../../components/sections/showcase.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { Claim } from '../../components/ui/claim.tsx';
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
      <Offer.Opening
        {...mediaPr}
        example={
          <Showcase {...mediaPr} title="Why several media, and what booking involves" eyebrow={mediaPr.serviceType}>
            <Hoarding {...mediaPr.sheet} />
          </Showcase>
        }
      />
      <Section
        title={`${capitalized(counted(mediaPr.channels.length, 'channel'))} we plan and book`}
        intro="Each does one thing better than the others."
        tone="tinted"
        isFlush
      >
        <Street channels={mediaPr.channels} />
      </Section>
      <Section title="How a media campaign works">
        <Phases phases={mediaPr.phases} />
      </Section>
      <Section title="What several channels do together" tone="contrast">
        <CardGrid variant="card-columns" items={mediaPr.benefits} />
        <Offer.NextSteps {...mediaPr} />
      </Section>
      <Offer.Points title="Who it is for" points={mediaPr.audience} />
      <Section
        title="What media clients say"
        intro={
          <>
            Across all our services: <Claim id="projects" /> projects.
          </>
        }
      >
        <Testimonials items={mediaPr.testimonials} />
      </Section>
      <Agreement {...mediaPr} guides={guides} />
      <Offer.Invitation {...mediaPr} />
    </>
  );
}
