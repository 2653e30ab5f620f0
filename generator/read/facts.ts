/**
 * Facts that texts refer to. A city, a price or a figure stands once, in a file whose collection says so, and "{site.city}" stands for it
 * everywhere else: it is put in its place when content is read, so that nothing after knows of it.
 */
import { type Diagnostic, locationAt, nearest } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { mapTexts } from '../plain-values.ts';
import { explainEach, Refused } from './mistakes.ts';
import type { Source } from './source.ts';

/** Name → text: "site.city" → "Surat". */
export type Facts = ReadonlyMap<string, string>;

/** What texts can refer to, and the words of files that are refused: a text may refer to what such a file would hold. */
export type KnownFacts = { facts: Facts; refused: Set<string> };

/** Names with a dot in braces, and nothing else in them. */
const reference = /\{([A-Za-z][\w-]*(?:\.[\w-]+)+)\}/g;

/** Puts facts where a text refers to them. `onName` is told each name; one that is no fact stays as it is written. */
export function putFacts(text: string, facts: Facts, onName: (name: string) => void = () => {}): string {
  if (!text.includes('{')) return text;
  return text.replace(reference, (written, name: string) => {
    onName(name);
    return facts.get(name) ?? written;
  });
}

/** Collects the facts of all files that hold some. `parse` gives what a file says, or undefined where it is refused. */
export function collectFacts(collections: Collections, parse: (file: string) => unknown): KnownFacts {
  const written = new Map<string, string>();
  const refused = new Set<string>();
  for (const { from, facts } of Object.values(collections)) {
    if (!facts) continue;
    const data = parse(`content/${from}`);
    if (data === undefined) refused.add(facts.word);
    for (const [name, text] of leavesOf(facts.word, data, facts.print)) written.set(name, text);
  }
  const textOf = (name: string, outer: readonly string[] = []): string | undefined =>
    outer.includes(name)
      ? undefined
      : written.get(name)?.replace(reference, (ref, inner: string) => textOf(inner, [...outer, name]) ?? ref);
  // What refers to itself, or to nothing, is no fact: the mistake is shown where it stands.
  const texts = [...written.keys()].map(name => [name, textOf(name) ?? ''] as const);
  const facts = new Map(texts.filter(([, text]) => text.search(reference) < 0));
  return { facts, refused };
}

/** The texts and numbers of a value by their paths; of a map of entries, where `print` is given, that field of each by its key. */
function leavesOf(name: string, value: unknown, print?: string): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(`${name}.${key}`, print === undefined ? part : (part as Record<string, unknown> | null)?.[print]),
  );
}

/** What a file says, with the facts put in, and those that were: a file is read anew when one of them changes. */
export type Put = { data: unknown; body: string | undefined; used: [name: string, text: string][] };

/** Puts facts into all that a file says. Throws a Refused where it refers to what is none. */
export function putInto(source: Source, data: unknown, known: KnownFacts, collections: Collections): Put {
  const { text, body } = source.parts();
  const { facts, refused } = known;
  const hasFacts = facts.size > 0 || refused.size > 0;
  if (!hasFacts || text.search(reference) < 0) return { data, body, used: [] };
  const names = new Set<string>();
  const put = (text: string) => putFacts(text, facts, name => names.add(name));
  const result = { data: mapTexts(data, put), body: body && put(body) };
  const unknown = [...names].filter(name => !facts.has(name));
  if (unknown.length === 0) return { ...result, used: [...names].map(name => [name, facts.get(name) ?? '']) };
  throw new Refused(() => {
    // By then all files were read: one that its schema refuses may lack the name, or misspell it.
    const told = new Set(unknown.filter(name => !refused.has(wordOf(name))));
    const wrong = [...text.matchAll(reference)].filter(([, name = '']) => told.has(name));
    return explainEach(source.file, wrong, ({ 1: name = '', index }) => ({
      ...noFact(name, facts, collections),
      location: locationAt(source.file, text, index),
    }));
  });
}

const wordOf = (name: string): string => name.split('.')[0] ?? '';

/** What is wrong with a name that is no fact, and what there is. */
export const noFact = (name: string, facts: Facts, collections: Collections): Diagnostic => ({
  message: `"{${name}}" refers to nothing`,
  hint: hintFor(name, facts, collections),
});

function hintFor(name: string, facts: Facts, collections: Collections): string {
  const near = nearest(name, facts.keys());
  if (near) return `Did you mean "{${near}}"?`;
  const holders = Object.values(collections).flatMap(({ from, facts: own }) => (own ? [{ from, word: own.word }] : []));
  const holder = holders.find(({ word }) => word === wordOf(name));
  if (!holder)
    return `Texts refer to ${holders.map(({ word, from }) => `{${word}. …} of content/${from}`).join(', ')}.`;
  const names = [...facts.keys()].filter(known => wordOf(known) === holder.word).slice(0, 50);
  return `content/${holder.from} has: ${names.map(known => known.slice(holder.word.length + 1)).join(', ')}.`;
}

/** An offset in a body with its facts put in → the offset in the body as it is written. */
export function writtenOffset(body: string, facts: Facts, offset: number): number {
  let shift = 0;
  for (const { 0: written, 1: name = '', index } of body.matchAll(reference)) {
    if (index + shift >= offset) break;
    shift += (facts.get(name) ?? written).length - written.length;
  }
  return offset - shift;
}
