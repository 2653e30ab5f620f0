/** Facts that texts refer to: a city, a price or a figure is written once, and other texts of content/ refer to it as "{site.city}". They are replaced when content is read, but not in code. */
import { DiagnosticError, hintOf, locationAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { code } from './markdown.ts';
import { openSource, type Source } from './source.ts';
import { parseSource } from './yaml.ts';

export type Facts = { texts: ReadonlyMap<string, string>; words: ReadonlySet<string> };

/** Code, or what may be a reference: "{site.city}" or "{ site.city }". */
const codeOrReference = new RegExp(`${code}|\\{ *(?<name>[\\w-]+(?:\\.[\\w-]+)+) *\\}`, 'gm');

/** Replaces the references in a text by their facts. Unknown ones stay as they are, and are added to `unknown`. */
export function insertFacts(text: string, { texts, words }: Facts, unknown?: Map<string, string>): string {
  if (!text.includes('{')) return text;
  return text.replace(codeOrReference, (written, ...rest) => {
    const { name = '' } = rest.at(-1) as { name?: string };
    const fact = texts.get(name);
    if (fact === undefined && words.has(name.split('.')[0] ?? '')) unknown?.set(written, name);
    return fact ?? written;
  });
}

/** Returns the facts that a text may refer to, for the key of what is made from it. */
export const factsIn = (text: string, { texts }: Facts): string =>
  JSON.stringify(Array.from(text.matchAll(/\{ *([\w.-]+) *\}/g), ([, name = '']) => texts.get(name)));

/** Collects the facts of all files that have some. A file with mistakes has none, and no reference to it is a mistake. */
export function collectFacts(root: string, collections: Collections): Facts {
  const texts = new Map<string, string>();
  const facts = { texts, words: new Set<string>() };
  for (const { from, facts: { word, print } = {} } of Object.values(collections)) {
    if (!word) continue;
    try {
      const { data } = parseSource(openSource(root, `content/${from}`));
      for (const [name, text] of leavesOf(word, data, print)) texts.set(name, text);
      facts.words.add(word);
    } catch (error) {
      // The mistakes are reported when the file is read itself.
      if (!(error instanceof DiagnosticError)) throw error;
    }
  }
  // A fact may refer to others.
  for (const [name, text] of texts) texts.set(name, insertFacts(text, facts));
  return facts;
}

/** Returns the texts and numbers in a value by their paths; with `print`, that field of each object in a map, by its key. */
function leavesOf(name: string, value: unknown, print?: string): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    leavesOf(`${name}.${key}`, print === undefined ? part : (part as Record<string, unknown> | null)?.[print]),
  );
}

export function withFacts({ file, text }: Source, data: unknown, facts: Facts): unknown {
  const unknown = new Map<string, string>();
  const inserted = mapTexts(data, part => insertFacts(part, facts, unknown));
  const mistakes = [...unknown].map(([written, name]) => {
    const related = [...facts.texts.keys()].filter(known => known.split('.')[0] === name.split('.')[0]);
    const location = locationAt(file, text, Math.max(0, text.indexOf(written)));
    return { message: `"${written}" refers to nothing`, location, hint: hintOf(name, related) };
  });
  throwIfAny(mistakes);
  return inserted;
}

function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(part => mapTexts(part, change));
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, mapTexts(part, change)]));
}
