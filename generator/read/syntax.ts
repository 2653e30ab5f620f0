/**
 * All that is wrong with the syntax of YAML. For that a second parser is loaded, which goes on after a mistake where the first one stops.
 */
import { createRequire } from 'node:module';
import type { Mistake } from './mistakes.ts';
import { lacksQuotes } from './quotes.ts';

/** Mistakes of syntax that are told: after some, more of them follow from the first. */
const most = 10;

/** Characters after the first mistake of syntax that are looked at: some texts take the parser quadratic time. */
const reach = 20_000;

/** What the parser says, what it means for an author, and what to do about it. */
const meanings: [said: RegExp, message: string | undefined, hint: string][] = [
  [/^Tabs/, undefined, 'Begin the line with spaces in their place.'],
  [/^Flow sequence/, undefined, 'Close it with "]"; if it is text, put it in quotes.'],
  [/^Flow map/, undefined, 'Close it with "}"; if it is text, put it in quotes.'],
  [/^Invalid escape/, undefined, 'In single quotes "\\" is a letter like others.'],
  [/^(All|Sequence)/, undefined, 'What belongs together begins in one column.'],
  [
    /^Nested/,
    'the line below is read as a part of this text',
    'Begin it in the column of the names beside it; if it is text, put all of the text in quotes.',
  ],
  [
    /^Implicit/,
    'this is no name with a value',
    'Write `name: value`, with a space behind the colon; what goes on with the text above stands further in.',
  ],
];

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
    // Of two at one place the second follows from the first.
    const found = new Map(
      document.errors.map(({ message, pos: [offset] }) => [offset, { message, offset }] as const).reverse(),
    );
    if (found.size === 0) return [own];
    return [...found.values()]
      .reverse()
      .slice(0, most)
      .map(mistake => explained(mistake, text, quoted))
      .sort((a, b) => a.offset - b.offset);
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
  const [start, end] = quoted.findLast(([from]) => from < offset) ?? [];
  if (start !== undefined && message.startsWith('Missing closing')) {
    const hint = `Close it where its text ends: ${lineAt(text, start).line.trim()}${text[start]}`;
    return { message: 'the quote that begins here is not closed', offset: start, hint };
  }
  const isNext = /^(Unexpected scalar|Missing)/.test(message) && text.slice(end, offset).trim() === '';
  if (start !== undefined && isNext && text.slice(start, end).includes('\n')) {
    const hint = `The text in quotes before it begins at line ${text.slice(0, start).split('\n').length}: is its closing quote missing?`;
    return { message, offset, hint };
  }
  const { line, begin } = lineAt(text, offset);
  const wrong = lacksQuotes(line);
  if (wrong) return { message: wrong.message, offset: begin + wrong.start, hint: wrong.hint };
  const [, meant = message, hint = ''] = meanings.find(([said]) => said.test(message)) ?? [];
  return { message: meant, offset, ...(hint && { hint }) };
}

/** The line at an offset, and where it begins. A text that goes on in the next line ends with "…". */
function lineAt(text: string, offset: number): { line: string; begin: number } {
  const begin = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = '', next = ''] = text.slice(begin, begin + 1000).split('\n', 2);
  const goesOn = next.search(/\S/) > line.search(/[^\s-]/);
  return { line: goesOn ? `${line} …` : line, begin };
}
