/** Phases of an account, each with four ads as walls of dots that are their budgets: planned, tested, and moved to the best. */
import { type Wall, walls } from '../../../components/art/counts.ts';
import { DotDrawing } from '../../../components/art/dot-drawing.tsx';
import { CardGrid } from '../../../components/sections/card-grid.tsx';
import type { Phase } from '../../../content/schemas/common.ts';

const planned: Wall[] = [60, 60, 60, 60].map(count => [count, 'faint']);
const tested: Wall[] = [60, 60, 60, 60].map(count => [count, 'primary']);
const moved: Wall[] = [
  [40, 'primary'],
  [140, 'alert'],
  [60, 'primary'],
  [60, 'faint'],
];

export const Budgets = ({ phases }: { phases: Phase[] }) => (
  <CardGrid
    variant="card-steps"
    items={phases.map(({ colour: _, ...phase }, i) => ({
      ...phase,
      picture: <DotDrawing drawing={walls([planned, tested, moved][i] ?? moved, 14)} />,
    }))}
  />
);
