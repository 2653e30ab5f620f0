import { PageArt } from '../../components/dots/art.tsx';
import { BoxedCards } from '../../components/sections/boxed-cards.tsx';
import { CardList } from '../../components/sections/card-list.tsx';
import { KeyFigures } from '../../components/sections/key-figures.tsx';
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
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';

export const props = ({ site, mediaPr, rates }: Content) => ({
  site,
  mediaPr,
  rate: rateOf(rates, '/services/media-pr/'),
});

type MediaProps = ReturnType<typeof props>;

export const head = ({ site, mediaPr }: MediaProps) => offerHead(site, '/services/media-pr/', mediaPr);

export default function MediaPr({ mediaPr, rate }: MediaProps) {
  return (
    <>
      <OfferIntro {...mediaPr} rate={rate} />
      <Overview eyebrow={mediaPr.serviceType} title="Beyond the phone screen" paragraphs={mediaPr.overview}>
        <OfferButtons {...mediaPr} />
      </Overview>
      <Section
        title="Four channels"
        intro="Each does one thing better than the others. We plan them together, so that one carries the next."
        tone="tinted"
      >
        <BoxedCards items={mediaPr.channels} />
        <OfferButtons {...mediaPr} />
      </Section>
      <KeyFigures label="Campaign work in figures" claims={['projects', 'clients-abroad']} />
      <Section title="How it works">
        <Phases phases={mediaPr.phases} pictureOf={() => <PageArt path={rate.path} />} />
        <OfferButtons {...mediaPr} />
      </Section>
      <Section title="Omnichannel: what several channels do together">
        <CardList items={mediaPr.benefits} />
        <OfferButtons {...mediaPr} />
      </Section>
      <Section title="What clients say" tone="tinted">
        <Quotes items={mediaPr.testimonials} />
      </Section>
      <Audience title="Who it is for" audience={mediaPr.audience} />
      <OfferClosing {...mediaPr} />
    </>
  );
}
