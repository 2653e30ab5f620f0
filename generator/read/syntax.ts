/**
 * All that is wrong with the syntax of YAML. For that a second parser is loaded, which goes on after a mistake where the first one stops.
 */
import { createRequire } from 'node:module';
import type { Mistake } from './mistakes.ts';

/** Mistakes of syntax that are told: after some, more of them follow from the first. */
const most = 10;

/** Characters after the first mistake of syntax that are looked at: some texts take the parser quadratic time. */
const reach = 20_000;

/** The mistakes in a text in which the first parser stopped at its `own` one. */
export function syntaxMistakes(yaml: string, own: Mistake): Mistake[] {
  const { parseDocument, visit } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  const end = yaml.indexOf('\n', own.offset + reach);
  const text = end < 0 ? yaml : yaml.slice(0, end);
  const quoted: (readonly [start: number, end: number])[] = [];
  try {
    const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
    visit(document, {
      Scalar(_, { type, range }) {
        if (type?.startsWith('QUOTE') && range) quoted.push([range[0], range[1]]);
      },
    });
    const found = document.errors.slice(0, most).map(({ message, pos: [offset] }) => ({ message, offset }));
    if (found.length === 0) return [own];
    return found.map(mistake => explained(mistake, text, quoted)).sort((a, b) => a.offset - b.offset);
  } catch {
    return [own];
  }
}

/** A quote that is missing is told where the text in quotes begins; what follows a text in quotes may be a part of it. */
function explained(
  { message, offset }: Mistake,
  text: string,
  quoted: readonly (readonly [number, number])[],
): Mistake {
  const unquoted = unquotedReference(text, offset);
  if (unquoted) return { message, offset, hint: quotesHint(unquoted) };
  const [start, end] = quoted.findLast(([from]) => from < offset) ?? [];
  if (start === undefined || end === undefined) return { message, offset };
  if (message.startsWith('Missing closing')) return { message, offset: start };
  const isNext = /^(Unexpected scalar|Missing)/.test(message) && text.slice(end, offset).trim() === '';
  if (!isNext || !text.slice(start, end).includes('\n')) return { message, offset };
  const line = text.slice(0, start).split('\n').length;
  return {
    message,
    offset,
    hint: `The text in quotes before it begins at line ${line}: is its closing quote missing?`,
  };
}

/** The reference to a fact with which the value of a line begins: in braces it is a map to YAML. */
function unquotedReference(text: string, offset: number): string | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
  return /^[\s-]*(?:[\w-]+:\s+)?(\{[\w-]+(?:\.[\w-]+)+\})/.exec(line)?.[1];
}

/** What to do about a reference to a fact that YAML took for a map. */
export const quotesHint = (reference: string): string =>
  `A text that begins with "{" stands in quotes: "${reference} …".`;
