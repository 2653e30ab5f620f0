/** Dots that are counted, and what one of them is. Counts of one row length have dots of one size, so that they can be compared. */
import './dot-count.css';
import { Figure } from '../ui/legend.tsx';
import { type Dot, type Picture, pitch, type Tone } from './dots.ts';
import { Dots } from './dots.tsx';

type DotCountProps = {
  count: number;
  /** What one dot is: "one hour". None where one caption stands for several counts. */
  of?: string;
  perRow: 5 | 10 | 15 | 18;
  /** How many stand together before a gap. */
  group?: number;
  tone?: Tone;
};

export function DotCount({ of, ...rest }: DotCountProps) {
  return (
    <Figure className={`dot-count dot-count-${rest.perRow}`} legend={of && `One dot is ${of}`}>
      <Dots className="dot-count-dots" picture={pictureOf(rest)} {...(of && { label: `${rest.count} dots` })} />
    </Figure>
  );
}

/** Rows that begin and end with the edge of a dot, so that they stand flush with the words under them. */
function pictureOf({ count, perRow, group = perRow, tone = 'primary' }: DotCountProps): Picture {
  const size = 7;
  const dots = Array.from({ length: count }, (_, i): Dot => {
    const column = i % perRow;
    return {
      x: (column + Math.floor(column / group) / 2) * pitch + size / 2,
      y: Math.floor(i / perRow) * pitch + size / 2,
      tone,
    };
  });
  const rows = Math.ceil(dots.length / perRow);
  return { width: perRow * pitch - pitch + size, height: rows * pitch - pitch + size, size, dots };
}
