import { calendar } from '../components/dots/counts.ts';
import { Dots } from '../components/dots/dots.tsx';
import { CardList } from '../components/sections/card-list.tsx';
import {
  Audience,
  OfferButtons,
  OfferClosing,
  OfferIntro,
  Overview,
  offerHead,
  Phases,
  Results,
} from '../components/sections/offer.tsx';
import { Quotes } from '../components/sections/quotes.tsx';
import { Section } from '../components/sections/section.tsx';
import { Checklist } from '../components/ui/checklist.tsx';
import type { Content } from '../content/schema.ts';
import { rateOf } from '../content/schemas/rates.ts';

export const props = ({ site, flagship, rates }: Content) => ({ site, flagship, rate: rateOf(rates, '/30-60-90/') });

type FlagshipProps = ReturnType<typeof props>;

export const head = ({ site, flagship }: FlagshipProps) => offerHead(site, '/30-60-90/', flagship);

export default function Flagship({ flagship, rate }: FlagshipProps) {
  return (
    <>
      <OfferIntro {...flagship} rate={rate} legend="One dot is one day, one ring a month" />
      <Section
        title="30, 60, 90"
        intro="Setup, growth, result: each month has one job, and prepares the next."
        tone="dark"
      >
        <Phases
          phases={flagship.phases}
          pictureOf={i => <Dots picture={calendar(i + 1)} />}
          legend="One dot is one day, two rows a month"
        />
        <OfferButtons {...flagship} only="book" />
      </Section>
      <Overview eyebrow={flagship.serviceType} title="Why ninety days" paragraphs={flagship.overview}>
        <OfferButtons {...flagship} only="chat" />
      </Overview>
      <Section title="What you get" layout="beside">
        <Checklist items={flagship.includes} isWide />
        <OfferButtons {...flagship} only="book" />
      </Section>
      <Section title="What makes it different">
        <CardList items={flagship.differences} />
      </Section>
      <Results title="What to expect" results={flagship.results}>
        <OfferButtons {...flagship} />
      </Results>
      <Section title="What clients say">
        <Quotes items={flagship.testimonials} />
      </Section>
      <Audience title="Who it is for" audience={flagship.audience} />
      <OfferClosing {...flagship} />
    </>
  );
}
