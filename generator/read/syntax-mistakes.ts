/** YAML that does not parse, explained: a second parser, which finds more than the first mistake and says it better, is loaded for that. */
import { createRequire } from 'node:module';
import type { YAMLException } from 'js-yaml';
import type { Mistake } from './mistakes.ts';

/** Mistakes of one text that are told: after some, more of them follow from the first. */
const most = 10;

/** Characters after the first mistake that are looked at: the second parser takes quadratic time on some texts. */
const reach = 20_000;

type Yaml = typeof import('yaml');

/** What is wrong with a text that was refused with `error`. */
export function syntaxMistakes(yaml: string, error: YAMLException): Mistake[] {
  const position = error.mark?.position ?? 0;
  const own = [{ message: error.reason, offset: position }];
  // The second parser knows no such limit.
  if (error.reason.startsWith('nesting exceeded'))
    return [{ message: 'nested deeper than 100 levels', offset: position }];
  const library = createRequire(import.meta.url)('yaml') as Yaml;
  const end = yaml.indexOf('\n', position + reach);
  const text = end < 0 ? yaml : yaml.slice(0, end);
  try {
    const found = library.parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
    const mistakes = found.errors.slice(0, most).map(({ message, pos: [offset] }) => ({
      message,
      offset,
      ...quoteBefore(library, found, text, message, offset),
    }));
    return mistakes.length > 0 ? mistakes : own;
  } catch {
    return own;
  }
}

/** A quote that is missing is told where the text in quotes begins; what follows a text in quotes may be a part of it. */
function quoteBefore(
  { visit }: Yaml,
  document: ReturnType<Yaml['parseDocument']>,
  text: string,
  message: string,
  offset: number,
): Partial<Mistake> {
  let quoted: readonly [start: number, end: number] | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) quoted = [range[0], range[1]];
    },
  });
  if (!quoted) return {};
  const [start, end] = quoted;
  if (message.startsWith('Missing closing')) return { offset: start };
  const isNext = /^(Unexpected scalar|Missing)/.test(message) && text.slice(end, offset).trim() === '';
  if (!isNext || !text.slice(start, end).includes('\n')) return {};
  const line = text.slice(0, start).split('\n').length;
  return { hint: `The text in quotes before it begins at line ${line}: is its closing quote missing?` };
}
