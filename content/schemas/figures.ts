/** Figures that count: a block of an article's Markdown, fenced and named `dots`. One dot, rows of numbers, how to read them. */

type FigureRow = { label: string; value: string; dots: number; of: number };
export type DotFigure = { unit: string; rows: FigureRow[]; caption: string };

/** What is wrong with a block, and where: an offset in its text. */
export type Mistake = { at: number; message: string };

/** More than this is no longer counted at a glance, and weighs too much. */
const mostDots = 240;

/** The figures of a text, as they are written between their fences; `at` is the offset of each. */
export const figuresIn = (markdown: string): { at: number; block: string }[] =>
  [...markdown.matchAll(/^```dots\n([\s\S]*?)^```$/gm)].map(({ index, 1: block = '' }) => ({
    at: index + '```dots\n'.length,
    block,
  }));

/** "₹5,400" → 5400. */
const numberOf = (value: string): number => Number(value.replace(/[₹,]/g, ''));

/**
 * Reads a block of lines: `dot: ₹100` says what one dot is, `caption: …` how to read the figure, any other line is a row,
 * `Visits: 20` or `Left over: ₹5,400 of ₹6,000`. What is wrong with it comes with it.
 */
export function figureOf(block: string): { figure: DotFigure; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const refuse = (message: string, at = 0) => mistakes.push({ at, message });
  const figure: DotFigure = { unit: '', rows: [], caption: '' };
  const each = numberOf(/^dot: (₹?\d[\d,]*)/m.exec(block)?.[1] ?? '1');
  for (const { 0: line, index } of block.matchAll(/^.*\S.*$/gm)) {
    const [, label = '', value = ''] = /^([^:]+): (\S.*)$/.exec(line) ?? [];
    if (label === '') refuse(`"${line}" is no line of a figure: write "dot: …", "caption: …" or "Visits: 20"`, index);
    else if (label === 'dot') figure.unit = value;
    else if (label === 'caption') figure.caption = value;
    else {
      const [, count, whole = count] = /^(₹?\d[\d,]*)(?: of (₹?\d[\d,]*))?$/.exec(value) ?? [];
      if (count === undefined || whole === undefined) {
        refuse(`"${line}" has no number: write "${label}: 20" or "${label}: 20 of 30"`, index);
        continue;
      }
      const row = { label, value, dots: numberOf(count) / each, of: numberOf(whole) / each };
      if (!Number.isInteger(row.dots) || !Number.isInteger(row.of) || row.of === 0)
        refuse(`"${line}" is no whole number of dots of ${each}`, index);
      if (row.dots > row.of) refuse(`"${line}" counts more than there are`, index);
      figure.rows.push(row);
    }
  }
  const total = figure.rows.reduce((sum, { of }) => sum + of, 0);
  if (!figure.unit) refuse('it does not say what one dot is: begin with a line such as "dot: one enquiry"');
  if (!figure.caption) refuse('it has no line "caption: …"');
  if (figure.rows.length < 2) refuse('it compares nothing: it needs two rows or more');
  if (total > mostDots) refuse(`it has ${total} dots, over ${mostDots}: let one dot count for more`);
  return { figure, mistakes };
}
