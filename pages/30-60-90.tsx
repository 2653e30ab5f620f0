import { DotDrawing } from '../components/dots/dot-drawing.tsx';
import { calendar } from '../components/dots/drawings/counts.ts';
import type { Head } from '../components/layout/head.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import * as Offer from '../components/sections/offer.tsx';
import { Section } from '../components/sections/section.tsx';
import { Steps } from '../components/sections/steps.tsx';
import { Testimonials } from '../components/sections/testimonials.tsx';
import type { Content } from '../content/schema.ts';

export const props = ({ site, flagship }: Content) => ({ site, flagship });

type FlagshipProps = ReturnType<typeof props>;

export const head = ({ site, flagship }: FlagshipProps): Head => Offer.headOf(site, '/30-60-90/', flagship);

export default function Flagship({ flagship }: FlagshipProps) {
  return (
    <>
      <Offer.Intro {...flagship} legend="One dot is one day, one ring a month" />
      <Section
        title="30, 60, 90"
        intro="Setup, growth, result: each month has one job, and prepares the next."
        variant="dark"
      >
        <Steps
          steps={flagship.phases}
          pictureOf={i => <DotDrawing drawing={calendar(i + 1)} />}
          legend="One dot is one day, two rows a month"
          isWide
        />
        <Offer.NextSteps {...flagship} only="book" />
      </Section>
      <Offer.Overview {...flagship} title="Why ninety days">
        <Offer.NextSteps {...flagship} only="chat" />
      </Offer.Overview>
      <Offer.Points title="What you get" points={flagship.includes}>
        <Offer.NextSteps {...flagship} only="book" />
      </Offer.Points>
      <Section title="What makes it different">
        <CardGrid variant="card-list" items={flagship.differences} />
      </Section>
      <Section title="What to expect" variant="tinted">
        <CardGrid variant="boxed-cards" items={flagship.results} />
        <Offer.NextSteps {...flagship} />
      </Section>
      <Section title="What clients say">
        <Testimonials items={flagship.testimonials} />
      </Section>
      <Offer.Points title="Who it is for" points={flagship.audience} />
      <Offer.Invitation {...flagship} />
    </>
  );
}
