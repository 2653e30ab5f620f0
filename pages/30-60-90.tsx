import { DotDrawing } from '../components/dots/dot-drawing.tsx';
import { calendar } from '../components/dots/drawings/counts.ts';
import type { Head } from '../components/layout/head.tsx';
import { Agreement } from '../components/sections/agreement.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import * as Offer from '../components/sections/offer.tsx';
import { Section } from '../components/sections/section.tsx';
import { Steps } from '../components/sections/steps.tsx';
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
      <Offer.Intro {...flagship} legend="One knot of a ring is one day" />
      <Section title="Three months: setup, growth, result" intro="Each month has one job." variant="cloth">
        <Steps
          steps={flagship.phases}
          pictureOf={i => <DotDrawing drawing={calendar(i + 1)} />}
          legend="One knot is one day"
          isWide
        />
        <Offer.NextSteps {...flagship} only="book" />
      </Section>
      <Offer.Overview {...flagship} title="Why the programme takes 90 days">
        <Offer.NextSteps {...flagship} only="chat" />
      </Offer.Overview>
      <Offer.Points title="What you get in the 90 days" points={flagship.includes}>
        <Offer.NextSteps {...flagship} only="book" />
      </Offer.Points>
      <Section title="How the 90-day programme differs">
        <CardGrid variant="card-list" items={flagship.differences} />
      </Section>
      <Section title="What you have after 90 days" variant="tinted">
        <CardGrid variant="boxed-cards" items={flagship.results} />
        <Offer.NextSteps {...flagship} />
      </Section>
      <Section title="What clients say">
        <Testimonials items={flagship.testimonials} />
      </Section>
      <Offer.Points title="Who the 90-day programme is for" points={flagship.audience} />
      <Agreement {...flagship} guides={guides}>
        <Offer.NextSteps {...flagship} />
      </Agreement>
      <Offer.Invitation {...flagship} />
    </>
  );
}
