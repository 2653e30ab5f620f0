/** The phases of the work, each with how far it gets: days of a calendar of ninety, or stages. */
import type { Colour, Phase } from '../../content/schemas/common.ts';
import { calendar, stages } from '../art/counts.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import type { Tone } from '../art/dots.ts';
import { Steps } from './steps.tsx';

/** The tones of dots that have the colour of a phase, or stand out as much on its dye. */
const tones: Record<Colour, Tone> = { turmeric: 'accent', indigo: 'primary', madder: 'alert' };

type PhasesProps = {
  phases: Phase[];
  areMonths?: boolean;
  /** Whether they stand on the cloth of their section, instead of one of their own. */
  areOnCloth?: boolean;
};

export const Phases = ({ phases, areMonths = false, areOnCloth = false }: PhasesProps) => (
  <Steps
    isDyed={!areOnCloth}
    steps={phases}
    pictureOf={i => {
      const past = phases.slice(0, i + 1).map(({ colour }) => tones[colour]);
      return <DotDrawing drawing={areMonths ? calendar(past) : stages(phases.length, past)} />;
    }}
  />
);
