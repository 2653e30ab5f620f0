/** Wrong against right, line by line: as many dots on both sides, here scattered, there a way up. A table: the two belong together. */
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
                <Dots className="comparison-dots" picture={scattered(row.wrong)} />
                {row.wrong}
              </td>
              <td className="comparison-right" data-label={right}>
                <Dots className="comparison-dots" picture={rising} />
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
    5,
    Array.from({ length: count }, (_, i) => at(i)),
  );

/** Each carries the next, up to the light. */
const rising = rowOf(i => ({ x: i * 1.3, y: 4 - i * (4 / (count - 1)), tone: i === count - 1 ? 'accent' : 'primary' }));

/** Dots anywhere but on a way, by the text's own seed, the last no higher than the first; no two on one place. */
function scattered(seed: string) {
  const next = random(seed);
  return rowOf(i => ({ x: i * 1.3, y: i % (count - 1) === 0 ? 3 : 1 + Math.floor(next() * 4), tone: 'faint' }));
}
