/** A figure of an article as HTML: its rows in words and numbers, each over its dots. */
import { figureOf } from '../../content/schemas/figures.ts';
import { rowsOf } from '../dots/counts.ts';
import { type Picture, pathsOf, pitch, type Tone } from '../dots/dots.ts';
import { escapeXml } from '../site/escape-xml.ts';

/** Dots in a row of every figure, so that rows of all of them can be compared. */
const columns = 20;

/** A block as content/schemas/figures.ts describes it → a `<figure>`. The last row, which the others lead to, is red. */
export function figureHtml(block: string): string {
  const { figure, mistakes } = figureOf(block);
  if (mistakes.length > 0)
    throw new Error(`a figure in Markdown is wrong: ${mistakes.map(({ message }) => message).join('; ')}`, {
      cause: { text: block.split('\n', 1)[0] },
    });
  const rows = figure.rows.map(({ label, value, dots, of }, i) => {
    const tone: Tone = i === figure.rows.length - 1 ? 'alert' : 'primary';
    const all = rowsOf(of, columns, 'faint');
    const picture = {
      ...all,
      width: columns * pitch,
      dots: all.dots.map((dot, n) => (n < dots ? { ...dot, tone } : dot)),
    };
    // The dots are silent: the words and the number beside them say the same.
    return `<div><dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd><dd aria-hidden="true">${svgOf(picture)}</dd></div>`;
  });
  const caption = escapeXml(`One dot is ${figure.unit}. ${figure.caption}`);
  return `<figure class="prose-figure"><dl>${rows.join('')}</dl><figcaption>${caption}</figcaption></figure>\n`;
}

function svgOf(picture: Picture): string {
  const paths = pathsOf(picture).map(({ tone, d }) => `<path class="dot-${tone}" d="${d}"/>`);
  return `<svg class="dots prose-figure-dots" viewBox="0 0 ${picture.width} ${picture.height}" stroke-width="${picture.size}">${paths.join('')}</svg>`;
}
