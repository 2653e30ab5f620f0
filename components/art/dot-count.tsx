/** A number that stands beside it, as dots. Counts in columns of the same width have dots of the same size, so that they can be compared. */
import { rowsOf } from './counts.ts';
import { DotDrawing } from './dot-drawing.tsx';
import type { DotTone } from './dots.ts';

type DotCountProps = { count: number; perRow?: number; tone?: DotTone };

/** A row of hours, minutes or steps takes the part of the width that they are of 30. */
export const DotCount = ({ count, perRow = 30, tone = 'primary' }: DotCountProps) => (
  <DotDrawing drawing={rowsOf(count, perRow, () => tone)} />
);
