/** A chart of an article: each row in words and numbers above its dots. */
import './dot-chart.css';
import { dotChartOf } from '../../content/schemas/dot-charts.ts';
import { rowsOf } from '../art/counts.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import type { DotTone } from '../art/dots.ts';
import { fillText } from '../lib/fill.tsx';

/** Dots per line, the same in every chart, so that charts can be compared. */
const columns = 20;

/** `block` is valid (content/schemas/dot-charts.ts), `one` says what a dot is. The last row, the conclusion, has the alert colour. */
export function DotChart({ block, one }: { block: string; one: string }) {
  const { chart } = dotChartOf(block);
  return (
    <figure className="dot-chart tone-deep">
      <dl className="stack">
        {chart.rows.map(({ label, value, dots, of }, i) => {
          const tone: DotTone = i === chart.rows.length - 1 ? 'alert' : 'primary';
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {/* The label and the number say the same. */}
              <dd aria-hidden="true">
                <DotDrawing drawing={rowsOf(of, columns, n => (n < dots ? tone : 'faint'))} />
              </dd>
            </div>
          );
        })}
      </dl>
      <figcaption>{`${fillText(one, { unit: chart.unit })}. ${chart.caption}`}</figcaption>
    </figure>
  );
}
