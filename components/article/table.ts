/** Renders a table of a text as HTML. If it is too wide for a phone, its cells are stacked there, each labelled with its column's name. */
import '../ui/stacked-table.css';
import './table.css';
import { escapeXml } from '../lib/escape-xml.ts';
import { withWholeNumbers } from '../lib/with-whole-numbers.ts';

type Cell = { html: string; text: string; align?: 'left' | 'center' | 'right' | null };

/** The characters of table text that fit side by side on a phone; each column's padding takes two. */
const phoneLine = 40;

/** The longest row, in characters, that is still readable in the narrow columns of a phone. */
const phoneRow = 100;

const longestWord = (texts: string[]) =>
  Math.max(...texts.flatMap(text => text.split(/\s/)).map(({ length }) => length));

function isWide(head: Cell[], rows: Cell[][]): boolean {
  const columns = head.map(({ text }, i) => longestWord([text, ...rows.map(row => row[i]?.text ?? '')]) + 2);
  const letters = rows.map(row => row.reduce((sum, { text }) => sum + text.length, 0));
  const sum = columns.reduce((all, width) => all + width, 0);
  return sum > phoneLine || (head.length > 2 && Math.max(...letters) > phoneRow);
}

export function tableHtml(head: Cell[], rows: Cell[][]): string {
  const isStacked = isWide(head, rows);
  const label = (i: number) => (isStacked && head[i]?.text ? ` data-label="${escapeXml(head[i].text)}"` : '');
  const aligned = ({ align }: Cell) => (align === 'right' ? ' class="align-right"' : '');
  const names = head.map(cell => `<th scope="col"${aligned(cell)}>${cell.html}</th>`).join('');
  const cellsOf = (row: Cell[]) =>
    row
      .map((cell, i) => {
        const html = withWholeNumbers(cell.html);
        return i === 0 ? `<th scope="row">${html}</th>` : `<td${aligned(cell)}${label(i)}>${html}</td>`;
      })
      .join('');
  const body = rows.map(row => `<tr>${cellsOf(row)}</tr>`).join('');
  const table = isStacked ? '<table class="stacked-table">' : '<table>';
  return `<div class="table">${table}<thead><tr>${names}</tr></thead><tbody>${body}</tbody></table></div>\n`;
}
