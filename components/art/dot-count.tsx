/** A number that stands beside it, as dots. Counts with rows of the same length have dots of the same size, so that they can be compared. */
import './dot-count.css';
import { DotDrawing } from './dot-drawing.tsx';
import { type Dot, type DotTone, type Drawing, pitch } from './dots.ts';

type DotCountProps = {
  count: number;
  perRow: number;
  tone?: DotTone;
};

export const DotCount = (props: DotCountProps) => (
  <div className={`dot-count dot-count-${props.perRow}`}>
    <DotDrawing className="dot-count-dots" drawing={rowsDrawing(props)} />
  </div>
);

/** Draws rows without padding, so that the dots align with the text below. */
function rowsDrawing({ count, perRow, tone = 'primary' }: DotCountProps): Drawing {
  const size = 7;
  const dots = Array.from(
    { length: count },
    (_, i): Dot => ({
      x: (i % perRow) * pitch + size / 2,
      y: Math.floor(i / perRow) * pitch + size / 2,
      tone,
    }),
  );
  const rows = Math.ceil(dots.length / perRow);
  return { width: perRow * pitch - pitch + size, height: rows * pitch - pitch + size, size, dots };
}
