/** Edits of content: which field stands at a place, what refers to it, and what a file is after an edit, judged as a build would. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../cache.ts';
import { errorAt, type Location, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Collection } from '../model.ts';
import { type Entry, parseEntry } from './entry.ts';
import { collectFacts, type Facts, insertFacts, namesIn } from './facts.ts';
import { describeField } from './field.ts';
import { blockAt, offsetOf, pathAt } from './path-at.ts';
import { idsIn } from './references.ts';
import { isInBody, openSource, type Path, parseSource, type Source, valueAt } from './source.ts';
import { type Edit, splice } from './splice.ts';

export type { Edit } from './splice.ts';
export type Editing = ReturnType<typeof createEditing>;

/** A value in a file of content; in `text`, facts are inserted. */
type Place = { file: string; path: Path };
type Use = Place & { at: Location; text: string };
type Read = { collections: Record<string, Collection>; entries: Map<string, Entry[]>; facts: Facts };

export function createEditing(root: string, { collections, entries, facts: known }: Read) {
  const all = [...entries].flatMap(([name, some]) => some.map(({ file }) => ({ file, name })));
  const idsOf = (ref: string) => idsIn(ref, collections, entries);

  /** Opens a file that a collection names, in content/ itself: no link may lead out of it. Throws for any other. */
  function open(file: string): { source: Source; collection: Collection } {
    const found = all.find(one => one.file === file && /^content\/.*\.(?:ya?ml|json|md)$/.test(file));
    const full = path.join(root, file);
    const collection = collections[found?.name ?? ''];
    if (collection && existsSync(full) && realpathSync(full) === full)
      return { source: openSource(root, file), collection };
    throw errorAt(file, 'is no file of content that can be edited here');
  }

  /** Returns a value as it is written, with references to facts. */
  function rawAt(source: Source, at: Path): unknown {
    if (source.body === undefined || !isInBody(at)) return valueAt(parseSource(source).data, at);
    const block = blockAt(source.body, Number(at[1]));
    return source.body.slice(block.at, block.end);
  }

  /** Returns where a fact is written: "claim.years" is ["years", "show"] in content/claims.yaml. */
  function placeOf(fact: string): Place {
    const [word, ...steps] = fact.split('.');
    const found = Object.values(collections).find(one => one.facts?.word === word);
    const print = found?.facts?.print;
    return { file: `content/${found?.from}`, path: print === undefined ? steps : [...steps, print] };
  }

  function factAt({ file, path }: Place): string | undefined {
    const found = Object.values(collections).find(one => one.facts && `content/${one.from}` === file);
    const { word, print } = found?.facts ?? {};
    const name = [word, ...(print === undefined ? path : path.slice(0, -1))].join('.');
    return known.values.has(name) && (print === undefined || path.at(-1) === print) ? name : undefined;
  }

  const found = new Map<string, unknown>();
  const usesOf = (fact: string): Use[] => memoize(found, fact, () => collectUses(fact, new Set()));

  /** Returns the texts that refer to a fact, also through other facts. */
  function collectUses(fact: string, seen: Set<string>): Use[] {
    if (seen.has(fact)) return [];
    seen.add(fact);
    const refers = (text: string) => namesIn(text).includes(fact);
    const uses = all.flatMap(({ file }) => {
      const source = openSource(root, file);
      if (!refers(source.text)) return [];
      const { body = '' } = source;
      const blocks = Array.from(body.matchAll(/\{/g), ({ index }) => blockAt(body, index).at);
      const inBody = [...new Set(blocks)].map((at): Path => ['body', at]);
      const places = [...textsIn(parseSource(source).data), ...inBody];
      const texts = places.map(path => ({ file, path, raw: String(rawAt(source, path)), at: source.locate(path) }));
      return texts
        .filter(({ raw }) => refers(raw))
        .map(({ raw, ...one }) => ({ ...one, text: insertFacts(raw, known) }));
    });
    return [...uses, ...uses.flatMap(use => collectUses(factAt(use) ?? fact, seen))];
  }

  function describe(file: string, path: Path) {
    const { source, collection } = open(file);
    const raw = rawAt(source, path);
    const { line = 1, column = 1 } = source.locate(path);
    const { placeholders } = parseSource(source);
    const isAround = (tagged: Path) => JSON.stringify(tagged) === JSON.stringify(path.slice(0, tagged.length));
    const placeholder = placeholders.findLast(isAround);
    const index = path.findLastIndex(step => typeof step === 'number');
    const list = index >= 0 && !isInBody(path) ? path.slice(0, index) : undefined;
    const parts = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
    const field = describeField(collection.as, path, raw, idsOf);
    const shown = field.kind === 'picture' && typeof raw === 'object' ? (raw as { file?: string }).file : raw;
    return {
      file,
      line,
      column,
      path,
      ...field,
      value: typeof shown === 'object' ? undefined : shown,
      isMissing: raw === undefined,
      isPlaceholder: placeholder?.length === path.length,
      placeholder,
      hash: source.hash,
      list: list && { path: list, index: Number(path[index]), length: (rawAt(source, list) as unknown[]).length },
      items: parts.map(([key, part]) => ({
        path: [...path, Array.isArray(raw) ? Number(key) : key],
        text: textOf(part),
      })),
    };
  }

  return {
    isEditable: (file: string) => all.some(one => one.file === file),

    pathAt({ file, line = 1, column = 1 }: Location): Path {
      const { source } = open(file);
      return pathAt(source, offsetOf(source, line, column));
    },

    /** Returns where a picture of a page is named, by its path on the site. */
    pictureAt(src: string): Place | undefined {
      for (const { file, pictures } of [...entries.values()].flat())
        for (const { at, files } of pictures)
          if (files.some(one => src.endsWith(`/${one.path}`))) return { file, path: at };
      return undefined;
    },

    /** Describes the field at a path, as a form shows it. */
    describe(file: string, path: Path) {
      const around = path.at(-1) === 'file' ? describe(file, path.slice(0, -1)) : undefined;
      return around?.kind === 'picture' ? around : describe(file, path);
    },

    /** Returns what pages show of a value, the facts in it, and what refers to it if it is one itself. */
    usesAt({ file, path, value }: Place & { value?: unknown }) {
      const raw = String(value ?? '');
      const names = [...new Set(namesIn(raw))].filter(name => known.values.has(name));
      const facts = names.map(name => ({ name, value: known.values.get(name), ...placeOf(name), uses: usesOf(name) }));
      const fact = factAt({ file, path });
      return { text: insertFacts(raw, known), facts, uses: fact === undefined ? [] : usesOf(fact) };
    },

    /** Returns a file before and after an edit. Throws what is wrong with it then. */
    edited(file: string, path: Path, edit: Edit) {
      const { source, collection } = open(file);
      const raw = rawAt(source, path);
      const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
      // The fields that a record has stay where they are.
      const edits =
        isRecord(raw) && isRecord(edit.value)
          ? Object.entries(edit.value as object).map(([name, value]) => [[...path, name], { value }] as const)
          : [[path, edit] as const];
      const after = edits.reduce((before, [at, one]) => openSource(root, file, splice(before, at, one)), source);
      const openAny = (name: string) => (name === file ? after : openSource(root, name));
      const factsNow = collection.facts ? collectFacts(openAny, collections, new Map()) : known;
      const task = { file: 'content/schema.ts', what: `be applied to ${file}` };
      runSiteCode(task, () => parseEntry(collection, after, factsNow));
      return { before: source, after };
    },
  };
}

/** Returns the paths of the texts in data. */
function textsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns the first words of a value, to know it by. */
const textOf = (value: unknown): string => {
  const [first] = textsIn(value);
  return String((first && valueAt(value, first)) ?? value).slice(0, 80);
};
