/** A number that stands beside it, as dots. Counts in columns of the same width have dots of the same size, so that they can be compared. */
import './dot-count.css';
import { DotDrawing } from './dot-drawing.tsx';
import { type DotTone, pitch } from './dots.ts';

/** A row of hours, minutes or steps takes the part of the width that they are of 30. */
export function DotCount({ count, perRow = 30, tone = 'primary' }: { count: number; perRow?: number; tone?: DotTone }) {
  // Without padding, so that the dots align with the text below.
  const [size, rows] = [7, Math.ceil(count / perRow)];
  const dots = Array.from({ length: count }, (_, i) => ({
    x: (i % perRow) * pitch + size / 2,
    y: Math.floor(i / perRow) * pitch + size / 2,
    tone,
  }));
  const drawing = { width: perRow * pitch - pitch + size, height: rows * pitch - pitch + size, size, dots };
  return <DotDrawing className="dot-count" drawing={drawing} />;
}
