/** Renders a chart of an article as HTML: each row in words and numbers above its dots. */
import '../dots/dot-drawing.css';
import './dot-chart.css';
import { dotChartOf } from '../../content/schemas/dot-charts.ts';
import { type Drawing, strokesOf, type Tone } from '../dots/drawing.ts';
import { groupOf, pageStroke } from '../dots/drawing-svg.ts';
import { rowsOf } from '../dots/drawings/counts.ts';
import { escapeXml } from '../lib/escape-xml.ts';

/** Dots per line, the same in every chart, so that charts can be compared. */
const columns = 20;

/** Renders a block in the syntax of content/schemas/dot-charts.ts. The last row is the conclusion, so it has the accent. Throws for an invalid block. */
export function dotChartHtml(block: string): string {
  const { chart, mistakes } = dotChartOf(block);
  if (mistakes.length > 0)
    throw new Error(`invalid chart in Markdown: ${mistakes.map(({ message }) => message).join('; ')}`, {
      cause: { text: block.split('\n', 1)[0] },
    });
  const rows = chart.rows.map(({ label, value, dots, of }, i) => {
    const tone: Tone = i === chart.rows.length - 1 ? 'accent' : 'primary';
    const all = rowsOf(of, columns, 'faint');
    const picture = { ...all, dots: all.dots.map((dot, n) => (n < dots ? { ...dot, tone } : dot)) };
    // The dots are hidden from screen readers: the label and the number say the same.
    return `<div><dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd><dd aria-hidden="true">${svgOf(picture)}</dd></div>`;
  });
  const caption = escapeXml(`One knot is ${chart.unit}. ${chart.caption}`);
  return `<figure class="dot-chart ground-indigo"><dl>${rows.join('')}</dl><figcaption>${caption}</figcaption></figure>\n`;
}

const svgOf = (picture: Drawing): string =>
  `<svg class="dot-drawing dot-chart-dots" viewBox="0 0 ${picture.width} ${picture.height}">${groupOf(strokesOf(picture), pageStroke)}</svg>`;
