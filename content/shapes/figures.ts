/** Figures that count: a block of an article's Markdown, fenced and named `dots`. One dot, rows of numbers, how to read them. */

export type FigureRow = { label: string; value: string; dots: number; of: number };
export type DotFigure = { unit: string; rows: FigureRow[]; caption: string };

/** More than this is no longer counted at a glance, and weighs too much. */
const mostDots = 240;

/** The figures of a text, as they are written between their fences. */
export const figuresIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^```dots\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);

/** "₹5,400" → 5400. */
const numberOf = (value: string): number => Number(value.replace(/[₹,]/g, ''));

/**
 * Reads a block of lines: `dot: ₹100` says what one dot is, `caption: …` how to read the figure, any other line is a row,
 * `Visits: 20` or `Left over: ₹5,400 of ₹6,000`. What is wrong with it comes with it.
 */
export function figureOf(block: string): { figure: DotFigure; mistakes: string[] } {
  const mistakes: string[] = [];
  const figure: DotFigure = { unit: '', rows: [], caption: '' };
  const lines = block.split('\n').filter(line => line.trim() !== '');
  const each = numberOf(/^dot: (₹?\d[\d,]*)/m.exec(block)?.[1] ?? '1');
  for (const line of lines) {
    const [, label = '', value = ''] = /^([^:]+): (\S.*)$/.exec(line) ?? [];
    if (label === '') mistakes.push(`"${line}" is no line of a figure: write "dot: …", "caption: …" or "Visits: 20"`);
    else if (label === 'dot') figure.unit = value;
    else if (label === 'caption') figure.caption = value;
    else {
      const [, count, whole = count] = /^(₹?\d[\d,]*)(?: of (₹?\d[\d,]*))?$/.exec(value) ?? [];
      if (count === undefined || whole === undefined) {
        mistakes.push(`"${line}" has no number: write "${label}: 20" or "${label}: 20 of 30"`);
        continue;
      }
      const row = { label, value, dots: numberOf(count) / each, of: numberOf(whole) / each };
      if (!Number.isInteger(row.dots) || !Number.isInteger(row.of) || row.of === 0)
        mistakes.push(`"${line}" is no whole number of dots of ${each}`);
      if (row.dots > row.of) mistakes.push(`"${line}" counts more than there are`);
      figure.rows.push(row);
    }
  }
  const total = figure.rows.reduce((sum, { of }) => sum + of, 0);
  if (!figure.unit) mistakes.push('it does not say what one dot is: begin with a line such as "dot: one enquiry"');
  if (!figure.caption) mistakes.push('it has no line "caption: …"');
  if (figure.rows.length < 2) mistakes.push('it compares nothing: it needs two rows or more');
  if (total > mostDots) mistakes.push(`it has ${total} dots, over ${mostDots}: let one dot count for more`);
  return { figure, mistakes };
}
