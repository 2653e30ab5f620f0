import { PageArt } from '../../components/dots/art.tsx';
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
  Results,
} from '../../components/sections/offer.tsx';
import { Quotes } from '../../components/sections/quotes.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';

export const props = ({ site, ppc, rates }: Content) => ({ site, ppc, rate: rateOf(rates, '/services/ppc/') });

type PpcProps = ReturnType<typeof props>;

export const head = ({ site, ppc }: PpcProps) =>
  offerHead(site, '/services/ppc/', ppc, [{ name: ppc.name, price: ppc.investment.price, unit: 'month' }]);

export default function Ppc({ ppc, rate }: PpcProps) {
  return (
    <>
      <OfferIntro {...ppc} rate={rate} />
      <Overview eyebrow={ppc.serviceType} title="What managed ads mean" paragraphs={ppc.overview} />
      <Section
        title="Where your ads run"
        intro="Four kinds of platform. We start with the one or two that your buyers already use."
        tone="tinted"
      >
        <CellGrid items={ppc.platforms} />
        <OfferButtons {...ppc} only="book" />
      </Section>
      <Section title="How it works">
        <Phases phases={ppc.phases} pictureOf={() => <PageArt path={rate.path} />} />
      </Section>
      <Section title="The investment" layout="beside" tone="tinted">
        <Price rupees={ppc.investment.price} unit={ppc.investment.unit} isFrom />
        <Checklist items={ppc.investment.notes} />
        <OfferButtons {...ppc} />
      </Section>
      <Section title="Why run them with us" tone="dark">
        <CardList items={ppc.reasons} />
      </Section>
      <Results title="Results to expect" results={ppc.results}>
        <OfferButtons {...ppc} only="book" />
      </Results>
      <Section title="What advertisers say">
        <Quotes items={ppc.testimonials} />
      </Section>
      <Audience title="Who it is for" audience={ppc.audience} />
      <OfferClosing {...ppc} />
    </>
  );
}
