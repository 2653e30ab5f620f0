/** Shows a diagnostic as text, as compilers do. */
import type { Diagnostic, Location } from './diagnostic.ts';

/** Characters of a message or hint to show: a value of a megabyte would bury everything else. */
const messageLimit = 600;

/** Characters of a source line to show before and after the column. */
const lineLimit = 200;

/** Returns a location as "content/site.yaml:4:8". */
export function showLocation({ file, line, column }: Location): string {
  return [file, line, column].filter(part => part !== undefined).join(':');
}

/** Returns location, message and rule; then the source line with a caret under the column; then the hint. */
export function showDiagnostic({ message, location, hint, rule }: Diagnostic): string {
  const headline = rule ? `${clip(message)} [${rule}]` : clip(message);
  const lines = [location ? `${showLocation(location)}: ${headline}` : headline];
  if (location?.text !== undefined && location.line !== undefined) {
    const gutter = String(location.line);
    const { before, after } = aroundColumn(location.text, location.column ?? 1);
    const caret = before.replace(/[^\t]/g, ' ');
    lines.push(`  ${gutter} | ${before}${after}`, `  ${' '.repeat(gutter.length)} | ${caret}^`);
  }
  if (hint) lines.push(`  ${clip(hint)}`);
  return lines.join('\n');
}

const clip = (text: string): string =>
  text.length > messageLimit ? `${text.slice(0, messageLimit - 80)}…${text.slice(-79)}` : text;

/** Splits a line at a column, and shortens the parts of a very long line. */
function aroundColumn(text: string, column: number): { before: string; after: string } {
  const [before, after] = [text.slice(0, column - 1), text.slice(column - 1)];
  return {
    before: before.length > lineLimit ? `…${before.slice(-80)}` : before,
    after: after.length > lineLimit ? `${after.slice(0, 80)}…` : after,
  };
}
