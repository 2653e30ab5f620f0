/** A table of wrong and right ways, row by row. The head has the same number of dots on both sides: scattered on one, rising steps on the other. */
import './_comparison.css';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { type Dot, drawingOf } from '../../components/art/dots.ts';
import { random } from '../../components/lib/random.ts';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';

type ComparisonProps = { rows: { wrong: string; right: string }[]; wrong: string; right: string };

export function Comparison({ rows, wrong, right }: ComparisonProps) {
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">
            {wrong}
            <DotDrawing drawing={scattered} />
          </th>
          <th scope="col" className="tone-page">
            {right}
            <DotDrawing drawing={rising} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.wrong}>
            <td>
              <InlineMarkdown text={row.wrong} />
            </td>
            <td className="tone-page">
              <InlineMarkdown text={row.right} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const [columns, rows] = [17, 7];
const next = random('the usual way');

/** Columns of growing height, with a light dot at the top of the last. */
const steps = Array.from({ length: 9 }, (_, step): Dot[] => {
  const height = 1 + Math.round(step * 0.75);
  return Array.from({ length: height }, (_, level) => ({
    x: 2 * step,
    y: rows - 1 - level,
    tone: level === rows - 1 ? 'accent' : 'primary',
  }));
}).flat();

const rising = drawingOf(columns, rows, steps);

/** As many dots in random places, two per column. */
const scattered = drawingOf(
  columns,
  rows,
  steps.map((_, i) => {
    const y = Math.floor(next() * 3) + (i % 2 ? 4 : 0);
    return { x: Math.floor(i / 2) % columns, y: i < 2 * columns ? y : 3, tone: 'faint' };
  }),
);
