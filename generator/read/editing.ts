/** Edits of content: what a field is, and what a file is after an edit, judged as a build would. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { errorAt, type LocateText } from '../diagnostics/diagnostics.ts';
import { blocksOf, type Extensions } from '../markdown.ts';
import { type Collections, hashOf } from '../model.ts';
import { runSiteCode } from '../site-code.ts';
import { type Entry, parseEntry } from './entry.ts';
import type { Facts } from './facts.ts';
import { describeField } from './field.ts';
import { isInBody, isWithin, openSource, type Path, parseSource, type Source, valueAt } from './source.ts';
import { type Edit, splice } from './splice.ts';
import { createTexts, textsOf } from './texts.ts';

export type { Edit } from './splice.ts';

type Read = { collections: Collections; entries: Map<string, Entry[]>; facts: Facts };
type Open = { sourceOf: (file: string) => Source; locateText: LocateText };

/** What people call a record by. */
const names = ['name', 'title', 'label', 'question', 'id', 'slug'];

export function createEditing(root: string, { collections, entries, facts }: Read, { sourceOf, locateText }: Open) {
  const isWritten = ({ file }: Entry) => /^content\/.*\.(?:ya?ml|md|json)$/.test(file);
  const written = [...entries].flatMap(([name, some]) => some.filter(isWritten).map(entry => ({ name, entry })));
  const collectionOf = new Map(written.map(({ name, entry }) => [entry.file, collections[name]]));
  const read = { collections, entries: written.map(({ entry }) => entry), facts };
  const texts = createTexts(root, read, { sourceOf, locateText });

  /** Opens a file that a collection names, in content/ itself: no link may lead out of it. Throws for any other. */
  function open(file: string) {
    const collection = collectionOf.get(file);
    const full = path.join(root, file);
    if (!collection || !existsSync(full) || realpathSync(full) !== full)
      throw errorAt(file, 'is no file of content that can be edited here');
    const source = sourceOf(file);
    return { source, collection, ...parseSource(source) };
  }

  /** Describes the field at a path, as a form shows it. */
  function describe(file: string, path: Path) {
    const { source, collection, data, placeholders } = open(file);
    const block = blockAt(source, path, facts.markdown);
    const raw = block ? block.text : valueAt(data, path);
    /** A part of the file, and a hash by which a save names what it saw. */
    const seen = (path: Path, value = valueAt(data, path)) => ({ path, hash: hashOf(JSON.stringify(value) ?? '') });
    const placeholder = placeholders.findLast(tagged => isWithin(path, tagged));
    const around = path.map((_, i) => path.slice(0, -1 - i));
    const list = around.find(at => Array.isArray(valueAt(data, at)));
    const index = Number(path[list?.length ?? 0]);
    const parts = typeof raw === 'object' ? Object.entries(raw ?? {}) : [];
    const pathOf = (key: string) => [...path, Array.isArray(raw) ? Number(key) : key];
    return {
      file,
      line: source.locate(path).line,
      ...seen(path, raw),
      ...describeField(collection.as, path, raw ?? undefined, block?.type),
      of: [path, ...around].map(at => recordNameOf(valueAt(data, at))).find(Boolean),
      isPlaceholder: placeholder?.length === path.length,
      placeholder: placeholder && seen(placeholder),
      list: list && { ...seen([...list, index]), whole: list, index, length: (valueAt(data, list) as []).length },
      items: parts.map(([key, part]) => ({ path: pathOf(key), text: recordNameOf(part) ?? firstText(part) })),
      facts: texts.factsIn(String(raw)),
    };
  }

  return {
    ...texts,
    describe,

    /** Returns a file before and after an edit. Throws what is wrong with it then. */
    edited(file: string, path: Path, edit: Edit) {
      const { source, collection, data } = open(file);
      const isPart = isRecord(edit.value) && isRecord(valueAt(data, path));
      // The fields that a record has stay where they are.
      const edits: [Path, Edit][] = isPart
        ? Object.entries(Object(edit.value)).map(([name, value]) => [[...path, name], { value }])
        : [[path, edit]];
      const block = blockAt(source, path, facts.markdown);
      const after = edits.reduce((now, [at, one]) => openSource(root, file, splice(now, at, one, block)), source);
      const task = { file: 'content/schema.ts', what: `be applied to ${file}` };
      runSiteCode(task, () => parseEntry(collection, after, facts));
      return { before: source, after };
    },
  };
}

/** Returns the block at a path, or the one before it if the text above has become another. */
const blockAt = ({ body = '' }: Source, path: Path, markdown: Extensions) =>
  isInBody(path) ? blocksOf(body, markdown).findLast(({ at }) => at <= Number(path[1])) : undefined;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordNameOf(value: unknown): string | undefined {
  const texts = isRecord(value) ? names.map(name => valueAt(value, [name])) : [];
  return texts.find(one => typeof one === 'string');
}

/** Returns the first words of a value, to know it by. */
const firstText = (value: unknown): string => (textsOf(value)[0]?.text ?? String(value)).slice(0, 80);
