/** A diagnostic as text, the way compilers show them. */
import type { Diagnostic, Location } from './diagnostic.ts';

/** Characters of a message or a hint that are shown: a value of a megabyte would bury all else. */
const messageLimit = 600;

/** Characters of a source line that are shown before and after the column. */
const lineLimit = 200;

/** A location as "content/site.yaml:4:8". */
export function showLocation({ file, line, column }: Location): string {
  return [file, line, line === undefined ? undefined : column].filter(part => part !== undefined).join(':');
}

/** Location, message and the check that found it, the source line with a caret under the column, the hint. */
export function showDiagnostic({ message, location, hint, rule }: Diagnostic): string {
  const said = rule ? `${clip(message)} [${rule}]` : clip(message);
  const lines = [location ? `${showLocation(location)}: ${said}` : said];
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

/** The text before and from a column on, shortened where the line is very long. */
function aroundColumn(text: string, column: number): { before: string; after: string } {
  const [before, after] = [text.slice(0, column - 1), text.slice(column - 1)];
  return {
    before: before.length > lineLimit ? `…${before.slice(-80)}` : before,
    after: after.length > lineLimit ? `${after.slice(0, 80)}…` : after,
  };
}
