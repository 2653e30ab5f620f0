/** Edits of content: which field stands at a place, what refers to it, and what a file is after an edit, judged as a build would. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../cache.ts';
import { errorAt, type Location, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { type Entry, parseEntry } from './entry.ts';
import { collectFacts, type Facts, insertFacts, namesIn } from './facts.ts';
import { describeField } from './field.ts';
import { blockAt, blocksOf, pathAt } from './path-at.ts';
import { idsIn } from './references.ts';
import { isInBody, openSource, type Path, parseSource, type Source, valueAt } from './source.ts';
import { type Edit, splice } from './splice.ts';

export type { Edit } from './splice.ts';

type Place = { file: string; path: Path };
/** A text that refers to a fact; `text` is what pages show. */
type Use = Place & { at: Location; text: string };
type Read = {
  collections: Collections;
  entries: Map<string, Entry[]>;
  facts: Facts;
  sourceOf: (file: string) => Source;
};

export function createEditing(root: string, { collections, entries, facts, sourceOf }: Read) {
  const isWritten = ({ file }: Entry) => /^content\/.*\.(?:ya?ml|json|md)$/.test(file);
  const all = [...entries].flatMap(([name, some]) =>
    some.filter(isWritten).map(entry => ({ ...entry, collection: collections[name] })),
  );
  const uses = new Map<string, unknown>();

  /** Opens a file that a collection names, in content/ itself: no link may lead out of it. Throws for any other. */
  function open(file: string) {
    const { collection } = all.find(one => one.file === file) ?? {};
    const full = path.join(root, file);
    if (collection && existsSync(full) && realpathSync(full) === full) return { source: sourceOf(file), collection };
    throw errorAt(file, 'is no file of content that can be edited here');
  }

  /** Returns the texts that refer to a fact, also through other facts. */
  const usesOf = (fact: string): Use[] =>
    memoize(uses, fact, () =>
      all.flatMap(({ file }) => {
        const source = sourceOf(file);
        if (!namesIn(source.text).includes(fact)) return [];
        const texts = [...textsIn(source)].filter(({ text }) => namesIn(text).includes(fact));
        return texts.flatMap(({ path, text }) => {
          const other = factAt({ file, path });
          const use = { file, path, at: source.locate(path), text: insertFacts(text, facts) };
          return [use, ...(other ? usesOf(other) : [])];
        });
      }),
    );

  const factAt = ({ file, path }: Place): string | undefined =>
    [...facts.places].find(([, one]) => one.file === file && one.path.join('.') === path.join('.'))?.[0];

  function describe(file: string, path: Path) {
    const { source, collection } = open(file);
    const raw = rawAt(source, path);
    const { line = 1, column = 1 } = source.locate(path);
    const isAround = (tagged: Path) => tagged.every((step, i) => String(step) === String(path[i]));
    const placeholder = parseSource(source).placeholders.findLast(isAround);
    const index = isInBody(path) ? -1 : path.findLastIndex(step => typeof step === 'number');
    const list = path.slice(0, index);
    const { length } = Object(rawAt(source, list)) as unknown[];
    const keys = typeof raw === 'object' ? Object.keys(raw ?? {}) : [];
    const steps = Array.isArray(raw) ? keys.map(Number) : keys;
    return {
      file,
      line,
      column,
      path,
      ...describeField(collection.as, path, raw, ref => idsIn(ref, collections, entries)),
      hash: source.hash,
      isPlaceholder: placeholder?.length === path.length,
      placeholder,
      list: index < 0 ? undefined : { path: list, index: Number(path[index]), length },
      items: steps.map(step => ({ path: [...path, step], text: firstWords(valueAt(raw, [step])) })),
    };
  }

  return {
    isEditable: (file: string) => all.some(one => one.file === file),

    pathAt({ file, line = 1, column = 1 }: Location): Path {
      const { source } = open(file);
      const above = source.text.split('\n').slice(0, line - 1);
      return pathAt(source, above.join('\n').length + Math.sign(above.length) + column - 1);
    },

    /** Returns where a value has the words of one of some texts of a page, first in its own files: with facts and markup, they are written otherwise. */
    find(texts: readonly string[], sources: readonly string[]): Location | undefined {
      const wanted = texts.map(wordsIn).filter(Boolean);
      const ownFirst = [...all].sort((a, b) => Number(sources.includes(b.file)) - Number(sources.includes(a.file)));
      for (const { file, value } of ownFirst)
        for (const { path, text } of textsOf(value, []))
          if (wanted.includes(wordsIn(text))) return sourceOf(file).locate(path);
      return undefined;
    },

    /** Returns where the picture is named that a page shows from the address `src`. */
    pictureAt(src: string): Place | undefined {
      const named = all.flatMap(({ file, pictures }) => pictures.map(({ at, files }) => ({ file, path: at, files })));
      return named.find(({ files }) => files.some(one => src.endsWith(`/${one.path}`)));
    },

    /** Describes the field at a path, as a form shows it: a picture together with its words. */
    describe(file: string, path: Path) {
      const around = path.at(-1) === 'file' ? describe(file, path.slice(0, -1)) : undefined;
      return around?.kind === 'picture' ? around : describe(file, path);
    },

    /** Returns what pages show of a value: its texts with facts, a line for each. */
    textAt({ file, path }: Place): string {
      const texts = [...textsOf(rawAt(open(file).source, path), [])];
      return texts.map(({ text }) => insertFacts(text, facts)).join('\n');
    },

    /** Returns the facts in a text, and what refers to it if it is one itself. */
    usesAt(place: Place, text: string) {
      const fact = factAt(place);
      const named = [...new Set(namesIn(text))].flatMap(name => {
        const where = facts.places.get(name);
        return where ? { name, value: facts.values.get(name), ...where, uses: usesOf(name) } : [];
      });
      return { facts: named, uses: fact === undefined ? [] : usesOf(fact) };
    },

    /** Returns a file before and after an edit. Throws what is wrong with it then. */
    edited(file: string, path: Path, edit: Edit) {
      const { source, collection } = open(file);
      const isRecord = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
      const fields = isRecord(edit.value) && isRecord(rawAt(source, path)) ? Object.entries(edit.value as object) : [];
      // The fields that a record has stay where they are.
      const edits =
        fields.length > 0
          ? fields.map(([name, value]) => ({ at: [...path, name], edit: { value } }))
          : [{ at: path, edit }];
      const after = edits.reduce((before, { at, edit }) => openSource(root, file, splice(before, at, edit)), source);
      const openAny = (name: string) => (name === file ? after : openSource(root, name));
      const factsThen = collection.facts ? collectFacts(openAny, collections, new Map()) : facts;
      runSiteCode({ file: 'content/schema.ts', what: `be applied to ${file}` }, () =>
        parseEntry(collection, after, factsThen),
      );
      return { before: source, after };
    },
  };
}

/** Returns a value as it is written, with references to facts. */
function rawAt(source: Source, at: Path): unknown {
  if (source.body === undefined || !isInBody(at)) return valueAt(parseSource(source).data, at);
  const block = blockAt(source.body, Number(at[1]));
  return source.body.slice(block.at, block.end);
}

/** Yields the texts of a file as they are written, with their paths. */
function* textsIn(source: Source): Generator<{ path: Path; text: string }> {
  yield* textsOf(parseSource(source).data, []);
  const { body = '' } = source;
  for (const { at, end } of blocksOf(body)) yield { path: ['body', at], text: body.slice(at, end) };
}

/** Yields the texts in a value, with their paths. */
export function* textsOf(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object')
    for (const [key, part] of Object.entries(value ?? {}))
      yield* textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

const wordsIn = (text: string): string => text.replace(/\]\([^)]*\)|[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

/** Returns the first words of a value, to know it by. */
const firstWords = (value: unknown): string => {
  const [{ text } = { text: String(value) }] = textsOf(value, []);
  return text.slice(0, 80);
};
