/** Texts that YAML takes for something else unless they stand in quotes. */
import { placeholderTag } from './positions.ts';

/** A line up to its value: what indents it, dashes, a name. */
const beforeValue = new RegExp(`^\\s*(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\\s"'[{#-].*?):\\s+)?(?:${placeholderTag}\\s+)?`);

/** Values that begin with a sign of YAML's; one in brackets is no list or map where a text goes on behind them. */
const begunWithSign = /^(?:[@`%,\]}*&!?-]|[|>].*[^-+\d\s]|\[.*\]\s*[^\s#]|\{.*\}\s*[^\s#])/;

/** Characters of the longest line that is shown as it should be. */
const longest = 300;

/** A line in which everything from the offset `start` on stands in quotes. */
function inQuotes(line: string, start: number): string {
  const value = line.slice(start).trim();
  const text = value.replace(/^(["'])(.*)\1$/, '$2');
  const quoted = /["\\]/.test(text) && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
  return `${line.slice(0, start)}${quoted}`.trim();
}

/** What to do about a value that is no text, at a column of its line; the column is left out for all that stands behind a name. */
export function quotesHint(line: string, column?: number): string {
  const start = beforeValue.exec(line)?.[0].length ?? 0;
  const isAlone = column === undefined || column === start + 1 || line.slice(0, column - 1).search(/[^\s-]/) < 0;
  if (!isAlone || line.length > longest) return 'If it is text, put it in quotes.';
  return `If it is text, put it in quotes: ${inQuotes(line, column === undefined ? start : column - 1)}`;
}

/** Why only quotes make the value of a line a text, and how it stands in them; undefined where something else is wrong with it. */
export function lacksQuotes(line: string): { message: string; start: number; hint: string } | undefined {
  const start = beforeValue.exec(line.slice(0, longest))?.[0].length ?? 0;
  const value = line.slice(start, longest);
  const found = (message: string) => ({ message, start, hint: quotesHint(line) });
  if (/^(["']).*\1\s*[^\s#]/.test(value)) return found('the text goes on behind its closing quote');
  if (begunWithSign.test(value)) return found(`a text that begins with "${value[0]}" stands in quotes`);
  if (/^[^"'[{].*:(?:\s|$)/.test(value)) return found('a text with a colon and a space in it stands in quotes');
  return undefined;
}
