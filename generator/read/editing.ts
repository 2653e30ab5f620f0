/** Edits of content: which field stands at a place, and what a file is after an edit, judged as a build would. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { runSiteCode } from '../site-code.ts';
import { type Entry, parseEntry } from './entry.ts';
import { collectFacts, type Facts } from './facts.ts';
import { describeField } from './field.ts';
import { pathAt } from './path-at.ts';
import { idsIn } from './references.ts';
import { openSource, type Path, parseSource, type Source, valueAt } from './source.ts';
import { type Edit, splice } from './splice.ts';
import { createTexts, type Place, rawAt, textsOf } from './texts.ts';

export type { Edit } from './splice.ts';

type Read = { collections: Collections; entries: Map<string, Entry[]>; facts: Facts };

/** What people call a record by. */
const names = ['name', 'title', 'label', 'question', 'id', 'slug'];

export function createEditing(root: string, { collections, entries, facts }: Read, sourceOf: (file: string) => Source) {
  const isWritten = ({ file }: Entry) => /^content\/.*\.(?:ya?ml|json|md)$/.test(file);
  const written = [...entries].flatMap(([name, some]) => some.filter(isWritten).map(entry => ({ name, entry })));
  const collectionOf = new Map(written.map(({ name, entry }) => [entry.file, collections[name]]));

  /** Opens a file that a collection names, in content/ itself: no link may lead out of it. Throws for any other. */
  function open(file: string) {
    const collection = collectionOf.get(file);
    const full = path.join(root, file);
    if (collection && existsSync(full) && realpathSync(full) === full) return { source: sourceOf(file), collection };
    throw errorAt(file, 'is no file of content that can be edited here');
  }

  function describe(file: string, path: Path) {
    const { source, collection } = open(file);
    const raw = rawAt(source, path);
    const { line, column } = source.locate(path);
    const isAround = (tagged: Path) => tagged.every((step, i) => String(step) === String(path[i]));
    const { data, placeholders } = parseSource(source);
    const placeholder = placeholders.findLast(isAround);
    const around = path.map((_, i) => path.slice(0, -1 - i));
    const of = [path, ...around].map(at => nameOf(valueAt(data, at))).find(Boolean);
    const list = around.find(at => Array.isArray(valueAt(data, at)));
    const parts = typeof raw === 'object' ? Object.entries(raw ?? {}) : [];
    const pathOf = (key: string) => [...path, Array.isArray(raw) ? Number(key) : key];
    return {
      file,
      line,
      column,
      path,
      ...describeField(collection.as, path, raw, ref => idsIn(ref, collections, entries)),
      of,
      hash: source.hash,
      isPlaceholder: placeholder?.length === path.length,
      placeholder,
      list: list && { path: list, index: Number(path[list.length]), length: (valueAt(data, list) as []).length },
      items: parts.map(([key, part]) => ({ path: pathOf(key), text: nameOf(part) ?? firstText(part) })),
    };
  }

  return {
    ...createTexts(root, { entries: written.map(({ entry }) => entry), facts, sourceOf }),

    /** Returns the value at a location, "content/site.yaml:3:8"; undefined for code. */
    placeAt(location: string): Place | undefined {
      const [, file = '', line, column] = /^(.+?):(\d+):(\d+)$/.exec(location) ?? [];
      if (!collectionOf.has(file)) return undefined;
      const { source } = open(file);
      const above = source.text.split('\n').slice(0, Number(line) - 1);
      return { file, path: pathAt(source, above.join('\n').length + Math.sign(above.length) + Number(column) - 1) };
    },

    /** Describes the field at a path, as a form shows it: a picture together with its words. */
    describe(file: string, path: Path) {
      const around = path.at(-1) === 'file' ? describe(file, path.slice(0, -1)) : undefined;
      return around?.kind === 'picture' ? around : describe(file, path);
    },

    /** Returns a file before and after an edit. Throws what is wrong with it then. */
    edited(file: string, path: Path, edit: Edit) {
      const { source, collection } = open(file);
      // The fields that a record has stay where they are.
      const parts = isRecord(edit.value) && isRecord(rawAt(source, path)) ? Object.entries(edit.value) : [];
      const edits = parts.map(([name, value]): [Path, Edit] => [[...path, name], { value }]);
      const apply = (before: Source, [at, one]: [Path, Edit]) => openSource(root, file, splice(before, at, one));
      const after = (edits.length > 0 ? edits : [[path, edit] as [Path, Edit]]).reduce(apply, source);
      const openAny = (name: string) => (name === file ? after : sourceOf(name));
      const factsThen = collection.facts ? collectFacts(openAny, collections, new Map(), facts.markdown) : facts;
      const task = { file: 'content/schema.ts', what: `be applied to ${file}` };
      runSiteCode(task, () => parseEntry(collection, after, factsThen));
      return { before: source, after };
    },
  };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(value: unknown): string | undefined {
  const texts = isRecord(value) ? names.map(name => valueAt(value, [name])) : [];
  return texts.find(one => typeof one === 'string');
}

/** Returns the first words of a value, to know it by. */
const firstText = (value: unknown): string => {
  const [{ text } = { text: String(value) }] = textsOf(value);
  return text.slice(0, 80);
};
