/** Wrong against right, line by line, under one figure: as many dots on both sides, here scattered, there a way up. A table: the two belong together. */
import './comparison.css';
import { type Dot, pictureOf } from '../dots/dots.ts';
import { Dots } from '../dots/dots.tsx';
import { random } from '../dots/random.ts';
import { Legend } from '../ui/legend.tsx';

type ComparisonProps = { rows: { wrong: string; right: string }[]; wrong: string; right: string };

export function Comparison({ rows, wrong, right }: ComparisonProps) {
  return (
    <>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">
              {wrong}
              <Dots picture={scattered} />
            </th>
            <th scope="col">
              {right}
              <Dots picture={rising} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.wrong}>
              <td>{row.wrong}</td>
              <td>{row.right}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Legend>One dot is one piece of work: as many on the left as on the right</Legend>
    </>
  );
}

const [columns, rows] = [17, 7];
const chance = random('the usual way');

/** Each stands higher than the one before, up to the light. */
const steps = Array.from({ length: 9 }, (_, step): Dot[] => {
  const height = 1 + Math.round(step * 0.75);
  return Array.from({ length: height }, (_, level) => ({
    ...{ x: 2 * step, y: rows - 1 - level },
    tone: level === rows - 1 ? 'accent' : 'primary',
  }));
}).flat();

const rising = pictureOf(columns, rows, steps);

/** As many, on no way: two to a column, wherever chance has them. */
const scattered = pictureOf(
  columns,
  rows,
  steps.map((_, i) => {
    const y = Math.floor(chance() * 3) + (i % 2 ? 4 : 0);
    return { x: Math.floor(i / 2) % columns, y: i < 2 * columns ? y : 3, tone: 'faint' };
  }),
);
