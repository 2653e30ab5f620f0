/** The phases of the work, each with how far it gets: days of a calendar of ninety, or stages. */
import type { Phase, Tone } from '../../content/schemas/common.ts';
import { calendar, stages } from '../art/counts.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import type { DotTone } from '../art/dots.ts';
import { CardGrid } from './card-grid.tsx';

/** The tones of dots that have the colour of a phase, or stand out as much on its tone. */
const tones: Record<Tone, DotTone> = { bright: 'accent', deep: 'primary', brand: 'alert' };

export const Phases = ({ phases, areMonths = false }: { phases: Phase[]; areMonths?: boolean }) => (
  <CardGrid
    variant="card-steps"
    items={phases.map(({ label, title, text, points }, i) => {
      const past = phases.slice(0, i + 1).map(({ colour }) => tones[colour]);
      const picture = <DotDrawing key={title} drawing={areMonths ? calendar(past) : stages(phases.length, past)} />;
      return { label, title, text, points, picture };
    })}
  />
);
