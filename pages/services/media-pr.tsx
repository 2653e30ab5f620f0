import { PageArt } from '../../components/dots/page-art.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { Agreement } from '../../components/sections/agreement.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { Claim } from '../../components/ui/claim.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';
import { ChannelSign } from './_channel-sign.tsx';

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
      <Offer.Intro {...mediaPr} />
      <Offer.Overview {...mediaPr} title="Why radio, print and outdoor still work" />
      <Section
        title={`${capitalized(counted(mediaPr.channels.length, 'channel'))} we plan and book`}
        intro="Each does one thing better than the others. We plan them together, so that each supports the others."
        variant="tinted"
      >
        <CardGrid
          variant="cell-grid"
          items={mediaPr.channels.map(({ sign, ...card }) => ({ ...card, picture: <ChannelSign of={sign} /> }))}
        />
        <Offer.NextSteps {...mediaPr} only="book" />
      </Section>
      <Section title="How a media campaign works">
        <Steps steps={mediaPr.phases} pictureOf={() => <PageArt />} />
        <Offer.NextSteps {...mediaPr} />
      </Section>
      <Section title="Omnichannel: what several channels do together" variant="cloth">
        <CardGrid variant="card-list" items={mediaPr.benefits} />
        <Offer.NextSteps {...mediaPr} only="chat" />
      </Section>
      <Section
        title="What media clients say"
        intro={
          <>
            <Claim id="projects" /> projects behind us, for <Claim id="clients-abroad" /> national and international
            clients.
          </>
        }
        variant="tinted"
      >
        <Testimonials items={mediaPr.testimonials} />
      </Section>
      <Offer.Points title="Who media buying and PR is for" points={mediaPr.audience} />
      <Agreement {...mediaPr} name="media buying and PR" guides={guides}>
        <Offer.NextSteps {...mediaPr} />
      </Agreement>
      <Offer.Invitation {...mediaPr} />
    </>
  );
}
