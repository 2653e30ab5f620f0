/**
 * Facts that texts refer to. A city, a price or a figure is written once, in a file of a collection with `facts`; other texts refer to it as
 * "{site.city}". References are replaced when content is read, so that no later step sees them.
 */
import { type Diagnostic, locationAt, nearest } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { mapTexts } from '../plain-values.ts';
import { explainEach, InvalidFile } from './mistakes.ts';
import type { Source } from './source.ts';

/** Name → text: "site.city" → "Surat". */
export type Facts = ReadonlyMap<string, string>;

/**
 * What texts can refer to. `words` are the first names of all facts; `invalidWords` those whose file is invalid, so that references to them
 * are not reported as well.
 */
export type KnownFacts = { facts: Facts; words: Set<string>; invalidWords: Set<string> };

/** Braces that contain names joined by dots, and nothing else. */
const reference = /\{([A-Za-z][\w-]*(?:\.[\w-]+)+)\}/g;

const whole = new RegExp(`^${reference.source}$`);

/** What looks like a reference but would be published as it is written: "{ site.city }", "{{site.city}}", "{site.city"; also references. */
const similar = /\{{1,2}[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\.[ \t]*[\w-]*)+[ \t]*\}*/g;

/** Replaces the references in a text by their facts, except unknown ones. Calls `onName` with the name in each reference. */
export function insertFacts(text: string, facts: Facts, onName: (name: string) => void = () => {}): string {
  if (!text.includes('{')) return text;
  return text.replace(reference, (written, name: string) => {
    onName(name);
    return facts.get(name) ?? written;
  });
}

/** Collects the facts of all files that have some. `parse` returns the data of a file, or undefined if it is invalid. */
export function collectFacts(collections: Collections, parse: (file: string) => unknown): KnownFacts {
  const written = new Map<string, string>();
  const words = new Set<string>();
  const invalidWords = new Set<string>();
  for (const { from, facts } of Object.values(collections)) {
    if (!facts) continue;
    words.add(facts.word);
    const data = parse(`content/${from}`);
    if (data === undefined) invalidWords.add(facts.word);
    for (const [name, text] of leavesOf(facts.word, data, facts.print)) written.set(name, text);
  }
  const textOf = (name: string, outer: readonly string[] = []): string | undefined =>
    outer.includes(name)
      ? undefined
      : written.get(name)?.replace(reference, (ref, inner: string) => textOf(inner, [...outer, name]) ?? ref);
  // A text that refers to itself, or to nothing, is not a fact: the mistake is reported where it is written.
  const texts = [...written.keys()].map(name => [name, textOf(name) ?? ''] as const);
  const facts = new Map(texts.filter(([, text]) => text.search(reference) < 0));
  return { facts, words, invalidWords };
}

/** Returns the texts and numbers in a value by their paths; with `print`, that field of each object in a map, by its key. */
function leavesOf(name: string, value: unknown, print?: string): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(`${name}.${key}`, print === undefined ? part : (part as Record<string, unknown> | null)?.[print]),
  );
}

/** The data and body of a file with its facts inserted, and those facts: when one of them changes, the file is parsed again. */
export type WithFacts = { data: unknown; body: string | undefined; used: [name: string, text: string][] };

/** Inserts facts into all texts of a file. Throws an InvalidFile if it refers to unknown ones. */
export function insertInSource(source: Source, data: unknown, known: KnownFacts): WithFacts {
  const { text, body } = source.parts();
  const { facts, words, invalidWords } = known;
  if (words.size === 0) return { data, body, used: [] };
  const misspelt = [...text.matchAll(similar)].filter(
    ({ 0: written, 1: word = '' }) => words.has(word) && !whole.test(written),
  );
  if (misspelt.length === 0 && text.search(reference) < 0) return { data, body, used: [] };
  const names = new Set<string>();
  const insert = (text: string) => insertFacts(text, facts, name => names.add(name));
  const result = { data: mapTexts(data, insert), body: body && insert(body) };
  const unknown = [...names].filter(name => !facts.has(name));
  if (unknown.length === 0 && misspelt.length === 0)
    return { ...result, used: [...names].map(name => [name, facts.get(name) ?? '']) };
  throw new InvalidFile(() => {
    // By now all files have been read: one that its schema refuses may lack the name, or misspell it.
    const reported = new Set(unknown.filter(name => !invalidWords.has(wordOf(name))));
    const wrong = [...text.matchAll(reference)].filter(([, name = '']) => reported.has(name));
    return explainEach(source.file, [...misspelt, ...wrong], ({ 0: written, 1: name = '', index }) => ({
      ...(written === `{${name}}` ? unknownFact(name, facts) : misspeltFact(written)),
      location: locationAt(source.file, text, index),
    }));
  });
}

const misspeltFact = (written: string): Diagnostic => ({
  message: `"${written}" is not a reference to a fact`,
  hint: `Write "{${written.replaceAll(/[{}\s]/g, '').replace(/\.+$/, '')}}".`,
});

const wordOf = (name: string): string => name.split('.')[0] ?? '';

/** Returns the message and hint for an unknown fact. */
const unknownFact = (name: string, facts: Facts): Diagnostic => ({
  message: `"{${name}}" refers to nothing`,
  hint: hintFor(name, facts),
});

/** Returns the nearest fact, or all facts with the same word, or all. */
function hintFor(name: string, facts: Facts): string {
  const near = nearest(name, facts.keys());
  if (near) return `Did you mean "{${near}}"?`;
  const all = [...facts.keys()];
  const related = all.filter(known => wordOf(known) === wordOf(name));
  return `Known here: ${(related.length > 0 ? related : all).join(', ')}.`;
}

/** Maps an offset in a body with its facts inserted to the offset in the body as written. */
export function writtenOffset(body: string, facts: Facts, offset: number): number {
  let shift = 0;
  for (const { 0: written, 1: name = '', index } of body.matchAll(reference)) {
    if (index + shift >= offset) break;
    shift += (facts.get(name) ?? written).length - written.length;
  }
  return offset - shift;
}
