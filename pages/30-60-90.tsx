import { calendar } from '../components/art/counts.ts';
import { DotDrawing } from '../components/art/dot-drawing.tsx';
import type { DotTone } from '../components/art/dots.ts';
import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import { CardGrid } from '../components/sections/card-grid.tsx';
import * as Offer from '../components/sections/offer.tsx';
import { Results } from '../components/sections/results.tsx';
import { SampleTable } from '../components/sections/sample-table.tsx';
import { Section } from '../components/sections/section.tsx';
import { Showcase } from '../components/sections/showcase.tsx';
import { Testimonials } from '../components/sections/testimonials.tsx';
import type { Content } from '../content/schema.ts';
import type { Tone } from '../content/schemas/common.ts';

type Flagship = Content['flagship'];

export const props = ({ flagship }: Content): Flagship => flagship;

export const head = (flagship: Flagship): Head => Offer.headOf(flagship);

export default function FlagshipPage(flagship: Flagship) {
  const sections = { ...useSite().sharedTexts.sections, ...flagship.sections };
  return (
    <>
      <Offer.Opening {...flagship} />
      <Showcase id="overview" {...sections.overview} eyebrow={flagship.serviceType} overview={flagship.overview}>
        <SampleTable {...flagship.sheet} />
      </Showcase>
      <Section id="phases" {...sections.phases} tone="tinted">
        <Phases phases={flagship.phases} />
      </Section>
      <Offer.Scope {...flagship} />
      <Results {...flagship} />
      <Offer.Audience {...flagship} id="testimonials">
        <Testimonials items={flagship.testimonials} />
      </Offer.Audience>
      <Offer.Closing {...flagship} />
    </>
  );
}

/** The tones of dots that have the colour of a phase, or stand out as much on its tone. */
const tones: Record<Tone, DotTone> = { bright: 'accent', deep: 'primary', brand: 'alert' };

/** The months, each with its days and those before in a calendar of ninety. */
const Phases = ({ phases }: Pick<Flagship, 'phases'>) => (
  <CardGrid
    variant="card-steps"
    items={phases.map(({ colour: _, ...phase }, i) => {
      const past = phases.slice(0, i + 1).map(({ colour }) => tones[colour]);
      return { ...phase, picture: <DotDrawing drawing={calendar(past)} /> };
    })}
  />
);
