/** Parses figures of dots: fenced code blocks in Markdown with the language `dots`, which have a unit, rows of numbers and a caption. */

type DotChartRow = { label: string; value: string; dots: number; of: number };
type DotChart = { unit: string; rows: DotChartRow[]; caption: string };

/** What is wrong with a block; `at` is an offset in its text. */
type Mistake = { at: number; message: string };

/** More dots than this cannot be counted at a glance and make the page too large. */
const maxDots = 240;

/** Returns the content of all dots blocks of a text, each with its offset. */
export const dotChartsIn = (markdown: string): { at: number; block: string }[] =>
  [...markdown.matchAll(/^```dots\n([\s\S]*?)^```$/gm)].map(({ index, 1: block = '' }) => ({
    at: index + '```dots\n'.length,
    block,
  }));

/** "₹5,400" → 5400. */
const amountOf = (value: string): number => Number(value.replace(/[₹,]/g, ''));

/**
 * Parses a block. `dot: ₹100` states what one dot stands for, `caption: …` explains the chart, and any other line is a row:
 * `Visits: 20`, `Left over: ₹5,400 of ₹6,000`, or `Before it starts: 20 of 20, Full refund`, whose words stand in place of the number. Returns mistakes instead of throwing.
 */
export function dotChartOf(block: string): { chart: DotChart; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const report = (message: string, at = 0) => mistakes.push({ at, message });
  const chart: DotChart = { unit: '', rows: [], caption: '' };
  const each = amountOf(/^dot: (₹?\d[\d,]*)/m.exec(block)?.[1] ?? '1');
  for (const { 0: line, index } of block.matchAll(/^.*\S.*$/gm)) {
    const [, label = '', value = ''] = /^([^:]+): (\S.*)$/.exec(line) ?? [];
    if (label === '') report(`"${line}" is not a valid line: write "dot: …", "caption: …" or "Visits: 20"`, index);
    else if (label === 'dot') chart.unit = value;
    else if (label === 'caption') chart.caption = value;
    else {
      const [, count, total = count, words] = /^(₹?\d[\d,]*)(?: of (₹?\d[\d,]*))?(?:, (.+))?$/.exec(value) ?? [];
      if (count === undefined || total === undefined) {
        report(`"${line}" has no number: write "${label}: 20" or "${label}: 20 of 30"`, index);
        continue;
      }
      const row = { label, value: words ?? value, dots: amountOf(count) / each, of: amountOf(total) / each };
      if (!Number.isInteger(row.dots) || !Number.isInteger(row.of) || row.of === 0)
        report(`"${line}" is not a whole number of dots of ${each}`, index);
      if (row.dots > row.of) report(`"${line}" counts more than the total`, index);
      chart.rows.push(row);
    }
  }
  const allDots = chart.rows.reduce((sum, { of }) => sum + of, 0);
  if (!chart.unit) report('it has no line "dot: …": start with what one dot stands for, such as "dot: one enquiry"');
  if (!chart.caption) report('it has no line "caption: …"');
  if (chart.rows.length < 2) report('it has fewer than two rows, so it compares nothing');
  if (allDots > maxDots) report(`it has ${allDots} dots, more than ${maxDots}: let one dot stand for more`);
  return { chart, mistakes };
}
