/** Edits of content: where a text of a page is written, which field that is, and what a file is after an edit, judged as a build would. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { errorAt, type Location } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { runSiteCode } from '../site-code.ts';
import { type Entry, parseEntry } from './entry.ts';
import { type Facts, insertFacts, namesIn } from './facts.ts';
import { describeField } from './field.ts';
import { openSource, type Path, parseSource, type Source, valueAt } from './source.ts';
import { type Edit, splice } from './splice.ts';

export type { Edit } from './splice.ts';
export type Place = { file: string; path: Path };

type Read = { collections: Collections; entries: Map<string, Entry[]>; facts: Facts };

/** What people call a record by. */
const names = ['name', 'title', 'label', 'question', 'id', 'slug'];

export function createEditing(root: string, { collections, entries, facts }: Read, sourceOf: (file: string) => Source) {
  const isWritten = ({ file }: Entry) => /^content\/.*\.(?:ya?ml|md)$/.test(file);
  const written = [...entries].flatMap(([name, some]) => some.filter(isWritten).map(entry => ({ name, entry })));
  const collectionOf = new Map(written.map(({ name, entry }) => [entry.file, collections[name]]));

  /** Opens a file that a collection names, in content/ itself: no link may lead out of it. Throws for any other. */
  function open(file: string) {
    const collection = collectionOf.get(file);
    const full = path.join(root, file);
    if (collection && existsSync(full) && realpathSync(full) === full) return { source: sourceOf(file), collection };
    throw errorAt(file, 'is no file of content that can be edited here');
  }

  const makers = Object.values(collections).map(({ from, facts }) => ({ file: `content/${from}`, ...facts }));

  /** Returns where a fact is written, "site.city". */
  function placeOfFact(name: string): Place | undefined {
    const [word, ...path] = name.split('.');
    const maker = facts.values.has(name) ? makers.find(one => one.word === word) : undefined;
    return maker && { file: maker.file, path: maker.print ? [...path, maker.print] : path };
  }

  /** Returns the texts that refer to a value, if it is a fact, as pages show them, also through other facts. */
  function usesOf({ file, path }: Place): { text: string }[] {
    const isHere = (one?: Place) => one?.file === file && one.path.join('.') === path.join('.');
    const fact = [...facts.values.keys()].find(name => isHere(placeOfFact(name)));
    // Most files need not be parsed for it.
    const files = [...collectionOf.keys()].filter(file => fact && namesIn(openSource(root, file).text).includes(fact));
    return files.flatMap(file =>
      textsOf(parseSource(sourceOf(file)).data)
        .filter(({ text }) => namesIn(text).some(name => name === fact))
        .flatMap(({ path, text }) => [{ text: insertFacts(text, facts) }, ...usesOf({ file, path })]),
    );
  }

  /** Returns what pages show of a value: its texts with facts, a line for each. */
  function textAt({ file, path }: Place): string {
    const texts = textsOf(valueAt(parseSource(sourceOf(file)).data, path));
    return texts.map(({ text }) => insertFacts(text, facts)).join('\n');
  }

  /** Describes the field at a path, as a form shows it. */
  function describe(file: string, path: Path) {
    const { source, collection } = open(file);
    const { data, placeholders } = parseSource(source);
    const raw = valueAt(data, path);
    const isAround = (tagged: Path) => tagged.every((step, i) => String(step) === String(path[i]));
    const placeholder = placeholders.findLast(isAround);
    const around = path.map((_, i) => path.slice(0, -1 - i));
    const list = around.find(at => Array.isArray(valueAt(data, at)));
    const parts = typeof raw === 'object' ? Object.entries(raw ?? {}) : [];
    const pathOf = (key: string) => [...path, Array.isArray(raw) ? Number(key) : key];
    return {
      file,
      line: source.locate(path).line,
      path,
      ...describeField(collection.as, path, raw ?? undefined),
      of: [path, ...around].map(at => nameOf(valueAt(data, at))).find(Boolean),
      hash: source.hash,
      isPlaceholder: placeholder?.length === path.length,
      placeholder,
      list: list && { path: list, index: Number(path[list.length]), length: (valueAt(data, list) as []).length },
      items: parts.map(([key, part]) => ({ path: pathOf(key), text: nameOf(part) ?? firstText(part) })),
      facts: [...new Set(namesIn(String(raw)))].flatMap(name => {
        const where = placeOfFact(name);
        return where ? { name, value: facts.values.get(name), ...where } : [];
      }),
    };
  }

  return {
    usesOf,

    textAt,
    describe,

    /** Returns the text that stands at a location; undefined for code and the body of Markdown. */
    placeAt(location: Location): Place | undefined {
      const { file } = location;
      if (!collectionOf.has(file)) return undefined;
      const source = sourceOf(file);
      const numberOf = ({ line = 1, column = 1 }: Location) => line * 1e5 + column;
      const isAfter = (path: Path) => numberOf(source.locate(path)) > numberOf(location);
      const isInBody = source.body !== undefined && !isAfter(['body', 0]);
      const found = textsOf(parseSource(source).data).findLast(({ path }) => !isInBody && !isAfter(path));
      return found && { file, path: found.path };
    },

    /** Returns the value that is all of one of some texts of a page: that at a `likely` place, or one in the file `own`, or any. */
    find(texts: readonly string[], own: string, likely: Place | undefined): Place | undefined {
      const wanted = texts.map(wordsIn).filter(Boolean);
      if (likely && wanted.includes(wordsIn(textAt(likely)))) return likely;
      const places = written.flatMap(({ entry: { file, value } }) => {
        const found = textsOf(value).find(({ text }) => wanted.includes(wordsIn(text)));
        return found ? { file, path: found.path } : [];
      });
      return places.find(({ file }) => file === own) ?? places[0];
    },

    /** Returns where the picture is named that a page shows from the address `src`. */
    pictureAt(src: string): Place | undefined {
      const named = written.flatMap(({ entry: { file, pictures } }) => pictures.map(one => ({ ...one, file })));
      const found = named.find(({ files }) => files.some(one => src.endsWith(`/${one.path}`)));
      // A form shows a picture together with its words.
      return found && { file: found.file, path: found.at.at(-1) === 'file' ? found.at.slice(0, -1) : found.at };
    },

    /** Returns a file before and after an edit. Throws what is wrong with it then. */
    edited(file: string, path: Path, edit: Edit) {
      const { source, collection } = open(file);
      const isPart = isRecord(edit.value) && isRecord(valueAt(parseSource(source).data, path));
      // The fields that a record has stay where they are.
      const edits: [Path, Edit][] = isPart
        ? Object.entries(Object(edit.value)).map(([name, value]) => [[...path, name], { value }])
        : [[path, edit]];
      const after = edits.reduce((now, [at, one]) => openSource(root, file, splice(now, at, one)), source);
      const task = { file: 'content/schema.ts', what: `be applied to ${file}` };
      runSiteCode(task, () => parseEntry(collection, after, facts));
      return { before: source, after };
    },
  };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the texts and numbers in a value, with their paths. */
export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'object') return [];
  const parts = Object.entries(Object.getOwnPropertyDescriptors(value ?? {}));
  // The body of an article would be read from its file.
  const there = parts.filter(([, { enumerable, get }]) => enumerable && !get);
  return there.flatMap(([key, part]) => textsOf(part.value, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Returns the words of a text, without its markup. */
const wordsIn = (text: string): string => text.replace(/\]\([^)]*\)|[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

function nameOf(value: unknown): string | undefined {
  const texts = isRecord(value) ? names.map(name => valueAt(value, [name])) : [];
  return texts.find(one => typeof one === 'string');
}

/** Returns the first words of a value, to know it by. */
const firstText = (value: unknown): string => (textsOf(value)[0]?.text ?? String(value)).slice(0, 80);
