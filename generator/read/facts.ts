/**
 * Facts that texts refer to. A city, a price or a figure is written once, in a file of a collection with `facts`; other texts of content/ refer
 * to it as "{site.city}". References are replaced when content is read, so that no later step sees them. In Markdown, code has none.
 */
import { remembered } from '../cache.ts';
import { type Diagnostic, DiagnosticError, locationAt, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Cache, Collections } from '../model.ts';
import { mapTexts } from '../plain-values.ts';
import type { Source } from './source.ts';
import { parseSource } from './yaml.ts';

/** The facts by their names, "site.city" → "Surat"; the first words of all names; and those words whose file cannot be read. */
export type Facts = { texts: ReadonlyMap<string, string>; words: ReadonlySet<string>; broken: ReadonlySet<string> };

/** Fenced code, code in a line, or what is meant to be a reference: "{site.city}", but also "{ site.city }", "{{site.city}}", "{site.city". */
const codeOrReference =
  /^[ \t]*(```+|~~~+)[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\2(?!`)|\{{1,2}[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\.[ \t]*[\w-]*)+[ \t]*\}*/gm;

const wholeName = /^\{([A-Za-z][\w-]*(?:\.[\w-]+)+)\}$/;

/** Replaces what looks like a reference and begins with one of the `words`. */
function replaceReferences(text: string, words: Facts['words'], replace: (written: string) => string): string {
  if (!text.includes('{')) return text;
  return text.replace(codeOrReference, (written, _fence, _ticks, word: string | undefined) =>
    word !== undefined && words.has(word) ? replace(written) : written,
  );
}

const textOf = (written: string, { texts }: Facts) => texts.get(wholeName.exec(written)?.[1] ?? '') ?? written;

/** Replaces the references in a text by their facts, except unknown ones. */
export const insertFacts = (text: string, facts: Facts): string =>
  replaceReferences(text, facts.words, written => textOf(written, facts));

/** Collects the facts of all files that have some. A file with mistakes has none: they are reported when it is read itself. */
export function collectFacts(collections: Collections, open: (file: string) => Source, cache: Cache): Facts {
  const texts = new Map<string, string>();
  const facts = { texts, words: new Set<string>(), broken: new Set<string>() };
  for (const { from, facts: { word, print } = {} } of Object.values(collections)) {
    if (!word) continue;
    facts.words.add(word);
    try {
      const source = open(`content/${from}`);
      const leaves = () => leavesOf(word, parseSource(source).data, print);
      for (const leaf of remembered(cache, `facts ${word} ${print} ${source.hash}`, leaves)) texts.set(...leaf);
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      facts.broken.add(word);
    }
  }
  // A fact may refer to others, and these to others.
  for (let depth = 0; depth < 3; depth++) for (const [name, text] of texts) texts.set(name, insertFacts(text, facts));
  // A text that refers to itself, or to nothing, is no fact: the mistake is reported where it is written.
  for (const [name, text] of texts) if (replaceReferences(text, facts.words, () => '') !== text) texts.delete(name);
  return facts;
}

/** Returns the texts and numbers in a value by their paths; with `print`, that field of each object in a map, by its key. */
function leavesOf(name: string, value: unknown, print?: string): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    leavesOf(`${name}.${key}`, print === undefined ? part : (part as Record<string, unknown> | null)?.[print]),
  );
}

/** Inserts facts into all texts of a file's data. Returns them by their references, too; throws a DiagnosticError for unknown ones. */
export function withFacts(source: Source, data: unknown, facts: Facts): { data: unknown; used: Map<string, string> } {
  const used = new Map<string, string>();
  const insert = (written: string) => {
    used.set(written, textOf(written, facts));
    return textOf(written, facts);
  };
  const inserted = mapTexts(data, text => replaceReferences(text, facts.words, insert));
  const isBroken = (written: string) => [...facts.broken].some(word => written.includes(`{${word}.`));
  const wrong = [...used].filter(([written, text]) => written === text && !isBroken(written));
  const { text } = source.parts();
  const locate = (written: string) => locationAt(source.file, text, Math.max(0, text.indexOf(written)));
  throwIfAny(wrong.map(([written]) => ({ ...mistakeIn(written, facts), location: locate(written) })));
  return { data: inserted, used };
}

/** Returns whether references still stand for the same texts. */
export const areCurrent = (used: ReadonlyMap<string, string>, facts: Facts): boolean =>
  [...used].every(([written, text]) => textOf(written, facts) === text);

/** Returns the message for a reference that stands for nothing. The hint names the nearest fact, or all with the same word. */
function mistakeIn(written: string, { texts }: Facts): Diagnostic {
  const name = written.replaceAll(/[{}\s]/g, '').replace(/\.+$/, '');
  const near = nearest(name, texts.keys());
  const related = [...texts.keys()].filter(known => known.split('.')[0] === name.split('.')[0]);
  const hint = near ? `Did you mean "{${near}}"?` : `Known here: ${related.join(', ')}.`;
  return { message: `"${written}" refers to nothing`, hint };
}
