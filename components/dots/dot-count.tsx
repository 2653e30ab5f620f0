/** A number as dots, with a legend. Counts with rows of the same length have dots of the same size, so that they can be compared. */
import './dot-count.css';
import { Figure } from '../ui/figure.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { type Dot, type Drawing, pitch, type Tone } from './drawing.ts';

type DotCountProps = {
  count: number;
  /** What one dot stands for: "one hour". Omitted if one legend explains several counts. */
  of?: string;
  perRow: number;
  tone?: Tone;
};

export function DotCount({ of, ...rest }: DotCountProps) {
  return (
    <Figure className={`dot-count stack-2 dot-count-${rest.perRow}`} legend={of && `One dot is ${of}`}>
      <DotDrawing className="dot-count-dots" drawing={rowsDrawing(rest)} {...(of && { label: `${rest.count} dots` })} />
    </Figure>
  );
}

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
