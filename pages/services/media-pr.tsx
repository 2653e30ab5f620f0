import { PageArt } from '../../components/dots/art.tsx';
import { ChannelSign } from '../../components/dots/channel-sign.tsx';
import { CardList } from '../../components/sections/card-list.tsx';
import { CellGrid } from '../../components/sections/cell-grid.tsx';
import {
  Audience,
  OfferButtons,
  OfferClosing,
  OfferIntro,
  Overview,
  offerHead,
  Phases,
} from '../../components/sections/offer.tsx';
import { Quotes } from '../../components/sections/quotes.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Claim } from '../../components/ui/claim.tsx';
import { Fold } from '../../components/ui/fold.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';

export const props = ({ site, mediaPr, rates }: Content) => ({
  site,
  mediaPr,
  rate: rateOf(rates, '/services/media-pr/'),
});

type MediaProps = ReturnType<typeof props>;

export const head = ({ site, mediaPr }: MediaProps) => offerHead(site, '/services/media-pr/', mediaPr);

/** What several channels do together that a phone shows unfolded; the schema asks for more. */
const heard = 2;

export default function MediaPr({ mediaPr, rate }: MediaProps) {
  return (
    <>
      <OfferIntro {...mediaPr} rate={rate} />
      <Overview eyebrow={mediaPr.serviceType} title="Beyond the phone screen" paragraphs={mediaPr.overview} />
      <Section
        title="Four channels"
        intro="Each does one thing better than the others. We plan them together, so that one carries the next."
        tone="tinted"
      >
        <CellGrid
          items={mediaPr.channels.map(({ sign, ...card }) => ({ ...card, picture: <ChannelSign of={sign} /> }))}
        />
        <OfferButtons {...mediaPr} only="book" />
      </Section>
      <Section title="How it works">
        <Phases phases={mediaPr.phases} pictureOf={() => <PageArt path={rate.path} />} />
        <OfferButtons {...mediaPr} />
      </Section>
      <Section title="Omnichannel: what several channels do together" tone="dark">
        <div>
          <CardList items={mediaPr.benefits.slice(0, heard)} />
          <Fold label={`${mediaPr.benefits.length - heard} more things they do together`}>
            <CardList items={mediaPr.benefits.slice(heard)} />
          </Fold>
        </div>
        <OfferButtons {...mediaPr} only="chat" />
      </Section>
      <Section
        title="What clients say"
        intro={
          <>
            <Claim id="projects" /> projects behind us, for <Claim id="clients-abroad" /> national and international
            clients.
          </>
        }
        tone="tinted"
      >
        <Quotes items={mediaPr.testimonials} />
      </Section>
      <Audience title="Who it is for" audience={mediaPr.audience} />
      <OfferClosing {...mediaPr} />
    </>
  );
}
