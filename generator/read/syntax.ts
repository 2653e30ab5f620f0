/** Finds all syntax errors in YAML. This takes a second parser, which continues after a mistake where the first one stops. */
import { nearest } from '../diagnostics/diagnostics.ts';
import type { Mistake } from './mistakes.ts';
import { parseWithPositions, placeholderTag, secondParser } from './positions.ts';
import { missingQuotes } from './quotes.ts';

/** How many syntax errors to report: later ones mostly follow from the first. */
const maxReported = 10;

/** Characters to parse after the first syntax error: some texts take the parser quadratic time. */
const reach = 20_000;

/** The parser's message, a clearer message for authors if needed, and a hint. */
const meanings: [pattern: RegExp, message: string | undefined, hint: string][] = [
  [/^Tabs/, undefined, 'Indent the line with spaces instead.'],
  [/^Flow sequence/, undefined, 'Close it with "]"; if it is text, put it in quotes.'],
  [/^Flow map/, undefined, 'Close it with "}"; if it is text, put it in quotes.'],
  [/^Invalid escape/, undefined, 'In single quotes "\\" is an ordinary character.'],
  [/^(All|Sequence)/, undefined, 'Begin what belongs together in the same column.'],
  [
    /^Nested/,
    'the line below is read as part of this text',
    'Begin it in the column of the other names; if it is text, put the whole text in quotes.',
  ],
  [
    /^Implicit/,
    'this is not a name with a value',
    'Write `name: value`, with a space after the colon; indent a line that continues the text above.',
  ],
];

type Range = readonly [start: number, end: number];

/** Where YAML needs a space: in an indentation, and after a dash or a colon. */
const noBreakSpace = /(?<=^[ -]*)\u00a0|(?<=^[^:#"'\n]*:)\u00a0/m;

/** Returns the mistakes in a text, given the one at which the first parser stopped. */
export function syntaxMistakes(yaml: string, first: Mistake): Mistake[] {
  const offset = yaml.search(noBreakSpace);
  if (offset >= 0 && offset < first.offset) {
    const hint = 'It comes with copied text: replace it with an ordinary one.';
    return [{ message: 'this is a no-break space, which YAML does not take for a space', offset, hint }];
  }
  const end = yaml.indexOf('\n', first.offset + reach);
  const text = end < 0 ? yaml : yaml.slice(0, end);
  const quoted: Range[] = [];
  try {
    const document = parseWithPositions(text);
    secondParser().visit(document, {
      Scalar(_, { type, range }) {
        if (type?.startsWith('QUOTE') && range) quoted.push([range[0], range[1]]);
      },
    });
    // Of two at the same offset the second follows from the first.
    const found = new Map(
      document.errors.map(({ message, pos: [offset] }) => [offset, { message, offset }] as const).reverse(),
    );
    if (found.size === 0) return [explained(first, text, [])];
    return [...found.values()]
      .reverse()
      .slice(0, maxReported)
      .map(mistake => explained(mistake, text, quoted))
      .sort((a, b) => a.offset - b.offset);
  } catch {
    return [first];
  }
}

/** Explains a syntax error. A missing quote is reported where the quoted text begins; an error after a quoted text may be part of it. */
function explained({ message, offset }: Mistake, text: string, quoted: readonly Range[]): Mistake {
  const [start, end] = quoted.findLast(([from]) => from < offset) ?? [];
  if (start !== undefined && message.startsWith('Missing closing')) {
    const hint = `Close it where its text ends: ${lineAt(text, start).line.trim()}${text[start]}`;
    return { message: 'the quote that begins here is not closed', offset: start, hint };
  }
  const isNext = /^(Unexpected scalar|Missing)/.test(message) && text.slice(end, offset).trim() === '';
  if (start !== undefined && isNext && text.slice(start, end).includes('\n')) {
    const hint = `The quoted text before it begins at line ${text.slice(0, start).split('\n').length}: is its closing quote missing?`;
    return { message, offset, hint };
  }
  const [, tag] = /^unknown \w+ tag !<(.*)>$/.exec(message) ?? [];
  if (tag !== undefined && nearest(tag, [placeholderTag]))
    return { message: `unknown tag ${tag}`, offset, hint: `Did you mean ${placeholderTag}?` };
  const { line, begin } = lineAt(text, offset);
  const wrong = missingQuotes(line);
  if (wrong) return { message: wrong.message, offset: begin + wrong.start, hint: wrong.hint };
  const [, clearer = message, hint = ''] = meanings.find(([pattern]) => pattern.test(message)) ?? [];
  return { message: clearer, offset, ...(hint && { hint }) };
}

/** Returns the line at an offset, and where it begins. "…" is added if its text continues in the next line. */
function lineAt(text: string, offset: number): { line: string; begin: number } {
  const begin = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = '', next = ''] = text.slice(begin, begin + 1000).split('\n', 2);
  const continues = next.search(/\S/) > line.search(/[^\s-]/);
  return { line: continues ? `${line} …` : line, begin };
}
