/** Facts that texts refer to: a city, a price or a figure is written once, and other texts of content/ refer to it as "{site.city}". They are replaced when content is read, but not in code. */
import { memoize } from '../cache.ts';
import { DiagnosticError, hintOf, locationAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import { marksOf, type Range } from '../markdown.ts';
import type { Cache, Collections } from '../model.ts';
import { openSource, type Source } from './source.ts';
import { parseSource } from './yaml.ts';

/** The facts by their names, the first words of these, and what is broken: the words of files with mistakes, and the names of facts that refer to themselves. */
export type Facts = { texts: ReadonlyMap<string, string>; words: ReadonlySet<string>; broken: readonly string[] };

/** What may be a reference: "{site.city}" or "{ site.city }". */
const reference = /\{ *([\w-]+(?:\.[\w-]+)+) *\}/g;

/** Replaces the references in a text by their facts, but not in code. Those that cannot be replaced stay as they are, and are added to `wrong`. */
export function insertFacts(
  text: string,
  { texts, words }: Facts,
  wrong?: Map<string, string>,
  knownCode?: readonly Range[],
): string {
  let code = knownCode;
  return text.replace(reference, (written: string, name: string, offset: number) => {
    code ??= /[`~<\t]| {4}/.test(text) ? marksOf(text).code : [];
    if (code.some(({ at, end }) => at <= offset && offset < end)) return written;
    const fact = texts.get(name);
    if (fact === undefined && words.has(name.split('.')[0] ?? '')) wrong?.set(written, name);
    return fact ?? written;
  });
}

/** Returns the facts that a text may refer to, for the key of what is made from it. */
export const factsIn = (text: string, { texts }: Facts): string =>
  JSON.stringify(Array.from(text.matchAll(/\{ *([\w.-]+) *\}/g), ([, name = '']) => texts.get(name)));

/** How many steps a fact may be from the last that it refers to; one that refers to itself has no end. */
const maxDepth = 5;

/** Collects the facts of all files that have some. A file with mistakes has none, and no reference to it is a mistake. */
export function collectFacts(root: string, collections: Collections, cache: Cache): Facts {
  const texts = new Map<string, string>();
  const facts = { texts, words: new Set<string>(), broken: [] as string[] };
  for (const { from, facts: { word, print } = {} } of Object.values(collections)) {
    if (!word) continue;
    try {
      const source = openSource(root, `content/${from}`);
      const data = memoize(cache, `facts ${from} ${source.hash}`, () => parseSource(source).data);
      for (const [name, text] of leavesOf(word, data, print)) texts.set(name, text);
      facts.words.add(word);
    } catch (error) {
      // The mistakes are reported when the file is read itself.
      if (!(error instanceof DiagnosticError)) throw error;
      facts.broken.push(word);
    }
  }
  const fill = (name: string, text: string, depth: number): string =>
    text.replace(reference, (written, other: string) => {
      const fact = texts.get(other);
      if (fact !== undefined && depth === maxDepth) facts.broken.push(name);
      return fact !== undefined && depth < maxDepth ? fill(name, fact, depth + 1) : written;
    });
  for (const [name, text] of texts) texts.set(name, fill(name, text, 0));
  for (const name of facts.broken) texts.delete(name);
  return facts;
}

/** Returns the texts and numbers in a value by their paths; with `print`, that field of each object in a map, by its key. */
function leavesOf(name: string, value: unknown, print?: string): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    leavesOf(`${name}.${key}`, print === undefined ? part : (part as Record<string, unknown> | null)?.[print]),
  );
}

export function withFacts({ file, text, body }: Source, data: unknown, facts: Facts): unknown {
  const wrong = new Map<string, string>();
  const insert = (_: string, part: unknown) => (typeof part === 'string' ? insertFacts(part, facts, wrong) : part);
  const inserted: unknown = JSON.parse(JSON.stringify(data), insert);
  // The facts in a body are inserted when a page reads it.
  insertFacts(body ?? '', facts, wrong);
  const mistakes = [...wrong].map(([written, name]) => {
    const related = [...facts.texts.keys()].filter(other => other.split('.')[0] === name.split('.')[0]);
    const location = locationAt(file, text, Math.max(0, text.indexOf(written)));
    if (facts.broken.includes(name)) return { message: `"${written}" refers to itself, or has no end`, location };
    return { message: `"${written}" refers to nothing`, location, hint: hintOf(name, related) };
  });
  throwIfAny(mistakes);
  return inserted;
}
