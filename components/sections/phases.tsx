/** The months of a programme, each with its days and those before in a calendar of ninety. */
import type { Phase, Tone } from '../../content/schemas/common.ts';
import { calendar } from '../art/counts.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import type { DotTone } from '../art/dots.ts';
import { CardGrid } from './card-grid.tsx';

/** The tones of dots that have the colour of a phase, or stand out as much on its tone. */
const tones: Record<Tone, DotTone> = { bright: 'accent', deep: 'primary', brand: 'alert' };

export const Phases = ({ phases }: { phases: Phase[] }) => (
  <CardGrid
    variant="card-steps"
    items={phases.map(({ colour: _, ...phase }, i) => {
      const past = phases.slice(0, i + 1).map(({ colour }) => tones[colour]);
      return { ...phase, picture: <DotDrawing drawing={calendar(past)} /> };
    })}
  />
);
