/** The phases of the work, each with how far it gets: days of a calendar of ninety, or stages. */
import type { Phase, Tone } from '../../content/schemas/common.ts';
import { calendar, stages } from '../art/counts.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import type { DotTone } from '../art/dots.ts';
import { Steps } from './steps.tsx';

/** The tones of dots that have the colour of a phase, or stand out as much on its tone. */
const tones: Record<Tone, DotTone> = { bright: 'accent', deep: 'primary', brand: 'alert' };

type PhasesProps = {
  phases: Phase[];
  areMonths?: boolean;
  /** Whether they stand on the tone of their section, instead of the page’s. */
  areOnSection?: boolean;
};

export const Phases = ({ phases, areMonths = false, areOnSection = false }: PhasesProps) => (
  <Steps
    hasTone={!areOnSection}
    steps={phases}
    pictureOf={i => {
      const past = phases.slice(0, i + 1).map(({ colour }) => tones[colour]);
      return <DotDrawing drawing={areMonths ? calendar(past) : stages(phases.length, past)} />;
    }}
  />
);
