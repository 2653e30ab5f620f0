/** A fact, a city or a price, is written once: other texts refer to it, "{site.city}". References in code stay as they are. */
import { memoize } from '../cache.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostics.ts';
import { hintOf, locationAt, mapAll, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Extensions, isIn, marksOf, type Range } from '../markdown.ts';
import type { Cache, Collections } from '../model.ts';
import { openSource, parseSource, type Source } from './source.ts';

export type Facts = {
  /** The facts by their names, "site.city". */
  values: ReadonlyMap<string, string>;
  /** The first words of their names: any other text in braces is none. */
  prefixes: ReadonlySet<string>;
  /** The site's extensions of Markdown: what they say is code has no facts. */
  markdown: Extensions;
};

/** What may be a reference, "{site.city}" or "{ site.city }", or one without its end. */
const reference = /\{ *([\w-]+(?:\.[\w-]+)+)( *\})?/g;

type Report = (wrong: { written: string; name: string; isOpen: boolean; at: number }) => void;
const prefixOf = (name: string) => name.split('.')[0] ?? '';

/** Replaces the references in a text by their facts, but not in its code. Those that cannot be replaced stay, and are reported. */
export function insertFacts(text: string, facts: Facts, report?: Report, knownCode?: readonly Range[]): string {
  const { values, prefixes, markdown } = facts;
  let code = knownCode;
  return text.replace(reference, (written: string, name: string, end: string | undefined, at: number) => {
    code ??= markdown.length > 0 || /[`~<\t]| {4}/.test(text) ? marksOf(text, markdown).code : [];
    if (isIn(code, at)) return written;
    const value = end && values.get(name);
    if (value === undefined && prefixes.has(prefixOf(name))) report?.({ written, name, isOpen: !end, at });
    return value ?? written;
  });
}

/** Returns the names in the references of a text. */
export const namesIn = (text: string): string[] => Array.from(text.matchAll(reference), ([, name = '']) => name);

/** Returns what a text may refer to, for the key of what is made from it. */
export const factsIn = (text: string, { values, prefixes }: Facts): string =>
  JSON.stringify([[...prefixes], namesIn(text).map(name => values.get(name))]);

/** How many steps a fact may be from the last that it refers to. What is left of one that refers to itself is found in the page. */
const maxDepth = 5;

/** Collects the facts of all files that have some. Throws for mistakes in these files: until they are mended, no text can be read. */
export function collectFacts(root: string, collections: Collections, cache: Cache, markdown: Extensions = []): Facts {
  const values = new Map<string, string>();
  const prefixes = new Set<string>();
  mapAll(Object.values(collections), ({ from, facts: { word, print } = {} }) => {
    if (!word) return;
    const source = openSource(root, `content/${from}`);
    const data = memoize(cache, `facts ${from} ${source.hash}`, () => parseSource(source).data);
    for (const [name, text] of leavesOf(word, data, print)) values.set(name, text);
    prefixes.add(word);
  });
  const fill = (text: string, depth: number): string =>
    text.replace(reference, (written, name: string, end?: string) => {
      const fact = end && depth < maxDepth && values.get(name);
      return fact ? fill(fact, depth + 1) : written;
    });
  for (const [name, text] of values) values.set(name, fill(text, 0));
  return { values, prefixes, markdown };
}

/** Returns the texts and numbers in a value by their paths; with `print`, that field of each object in a map, by its key. */
function leavesOf(name: string, value: unknown, print?: string): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    leavesOf(`${name}.${key}`, print === undefined ? part : (part as Record<string, unknown> | null)?.[print]),
  );
}

/** Returns data with facts inserted. Those in the body, whose `code` is known, are inserted when a page reads it. */
export function withFacts(source: Source, data: unknown, facts: Facts, code: readonly Range[]): unknown {
  const { file, text, body = '', locate } = source;
  const diagnostics: Diagnostic[] = [];
  const refuse = ({ written, name, isOpen }: Parameters<Report>[0], location: Location) => {
    const related = [...facts.values.keys()].filter(other => prefixOf(other) === prefixOf(name));
    if (isOpen) diagnostics.push({ message: `"${written}" is not closed`, location, hint: `Write {${name}}.` });
    else diagnostics.push({ message: `"${written}" refers to nothing`, location, hint: hintOf(name, related) });
  };
  const insert = (_: string, part: unknown) =>
    typeof part === 'string'
      ? insertFacts(part, facts, wrong => refuse(wrong, locationAt(file, text, text.indexOf(wrong.written))))
      : part;
  const inserted: unknown = JSON.parse(JSON.stringify(data), insert);
  insertFacts(body, facts, wrong => refuse(wrong, locate(['body', wrong.at])), code);
  throwIfAny(diagnostics);
  return inserted;
}
