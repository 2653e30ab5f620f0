/** Texts that YAML takes for something else unless they are quoted. */
import { placeholderTag } from './positions.ts';

/** A line up to its value: indentation, dashes, a name, the placeholder tag. */
const beforeValue = new RegExp(`^\\s*(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\\s"'[{#-].*?):\\s+)?(?:${placeholderTag}\\s+)?`);

/** Values that begin with a YAML indicator. One in brackets is not a list or map if text follows the closing bracket. */
const startsWithIndicator =
  /^(?:[@`%,\]}*&!?-]|[|>](?![-+\d]*[\s…]*$)|\[.*\]\s*[^\s#]|\{(?!\s*[\w-]+:\s).*\}\s*[^\s#])/;

/** Characters of the longest line to show with quotes. */
const maxLength = 300;

/** Returns a line with everything from the offset `start` on in quotes. */
function inQuotes(line: string, start: number): string {
  const value = line.slice(start).trim();
  const text = value.replace(/^(["'])(.*)\1$/, '$2');
  const quoted = /["\\]/.test(text) && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
  return `${line.slice(0, start)}${quoted}`.trim();
}

/** Returns a hint for a value that is not a text, at a column of its line. Without a column, it is everything after the name. */
export function quotesHint(line: string, column?: number): string {
  const start = beforeValue.exec(line)?.[0].length ?? 0;
  const isAlone = column === undefined || column === start + 1 || line.slice(0, column - 1).search(/[^\s-]/) < 0;
  if (!isAlone || line.length > maxLength) return 'If it is text, put it in quotes.';
  return `If it is text, put it in quotes: ${inQuotes(line, column === undefined ? start : column - 1)}`;
}

/** Returns why the value of a line must be quoted, and how; undefined if something else is wrong with it. */
export function missingQuotes(line: string): { message: string; start: number; hint: string } | undefined {
  const start = beforeValue.exec(line.slice(0, maxLength))?.[0].length ?? 0;
  const value = line.slice(start, maxLength);
  const found = (message: string) => ({ message, start, hint: quotesHint(line) });
  if (/^(["']).*\1\s*[^\s#]/.test(value)) return found('the text continues after its closing quote');
  if (startsWithIndicator.test(value)) return found(`a text that begins with "${value[0]}" must be in quotes`);
  if (/^[^"'[{].*:(?:\s|$)/.test(value)) return found('a text with a colon followed by a space must be in quotes');
  return undefined;
}
