/** Wrong against right, line by line: as many dots on both sides, here out of line and struck, there in line. A table: the two belong together. */
import './comparison.css';
import { type Dot, pictureOf } from '../dots/dots.ts';
import { Dots } from '../dots/dots.tsx';
import { random } from '../dots/random.ts';
import { Legend } from '../ui/legend.tsx';

type ComparisonProps = { rows: { wrong: string; right: string }[]; wrong: string; right: string };

const count = 12;

export function Comparison({ rows, wrong, right }: ComparisonProps) {
  return (
    <>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{wrong}</th>
            <th scope="col">{right}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.wrong}>
              <td className="comparison-wrong" data-label={wrong}>
                <span className="comparison-struck">
                  <Dots className="comparison-dots" picture={scattered(row.wrong)} />
                </span>
                {row.wrong}
              </td>
              <td className="comparison-right" data-label={right}>
                <Dots className="comparison-dots" picture={aligned} />
                {row.right}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Legend>One dot is one piece of work: as many on the left as on the right</Legend>
    </>
  );
}

const rowOf = (at: (i: number) => Dot) =>
  pictureOf(
    16,
    3,
    Array.from({ length: count }, (_, i) => at(i)),
  );

const aligned = rowOf(x => ({ x, y: 1, tone: x === count - 1 ? 'accent' : 'primary' }));

/** Dots anywhere but in a row, by the text's own seed; no two on one place. */
function scattered(seed: string) {
  const next = random(seed);
  return rowOf(i => ({ x: i * 1.25 + next() * 0.8, y: Math.floor(next() * 3), tone: 'faint' }));
}
