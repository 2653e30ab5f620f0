/** Content that is no file: what the `load` of a collection returns is kept as files in .cache/, and read like any other. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorAt, fileError, runSiteCode } from '../diagnostics/diagnostics.ts';
import { filesUnder, replaceFile } from '../files.ts';
import { type Collection, type Collections, isPathSegment } from '../model.ts';

/** Milliseconds for which `dev` asks no more: it reads after each edit. */
const fresh = 60_000;
const folder = '.cache/loaded';

/** Resolves with collections that all have files, and the files of lists; rejects if one cannot be loaded. In `dev` its last answer remains. */
export function createLoader(root: string) {
  const asked = new Map<string, number>();

  async function answerOf(name: string, { load }: Collection, now: Date, isDev: boolean, schemaHash: string) {
    const file = `${folder}/${name}.json`;
    const previous = valueIn(textOf(root, file));
    const isKept = isDev && previous !== undefined;
    const key = `${name} ${schemaHash}`;
    if (isKept && Date.now() - (asked.get(key) ?? 0) < fresh) return previous;
    asked.set(key, Date.now());
    try {
      const task = { file: 'content/schema.ts', what: `load "${name}"` };
      const value = await runSiteCode(task, async () => load?.({ now, previous }));
      if (value === undefined) throw errorAt('content/schema.ts', `load of "${name}" returned nothing`);
      keep(root, file, jsonOf(value));
      return valueIn(jsonOf(value));
    } catch (error) {
      if (isKept) return previous;
      throw error;
    }
  }

  return async (collections: Collections, now: Date, isDev: boolean, schemaHash: string) => {
    const loaded = Object.entries(collections).map(async ([name, collection]) => {
      if (!collection.load) return { name, collection, files: [] };
      const answer = await answerOf(name, collection, now, isDev, schemaHash);
      const files = Array.isArray(answer) ? keepItems(root, name, answer) : undefined;
      const from = `../${folder}/${name}${files ? `/*${path.extname(files[0] ?? '')}` : '.json'}`;
      return { name, collection: { ...collection, from }, files: files ?? [] };
    });
    const all = await Promise.all(loaded);
    return {
      collections: Object.fromEntries(all.map(({ name, collection }) => [name, collection])),
      loaded: all.flatMap(({ files }) => files),
    };
  };
}

/** Keeps each item of a list as the file of an entry: Markdown, if they have a `body`. Returns the files, in the order of the list. */
function keepItems(root: string, name: string, items: readonly unknown[]): string[] {
  const all = items.map(Object);
  const hasBody = all.some(({ body }) => body !== undefined);
  const texts = new Map<string, string>();
  for (const { slug = '', body = '', ...fields } of all) {
    const file = `${folder}/${name}/${slug}.${hasBody ? 'md' : 'json'}`;
    if (!isPathSegment(String(slug)) || texts.has(file)) {
      const message = `load of "${name}" returned a list with ${texts.has(file) ? 'two items' : 'an item'} of the slug "${slug}"`;
      throw errorAt('content/schema.ts', message, 'Give each a `slug` of its own, or return an object: { items }.');
    }
    texts.set(file, hasBody ? `---\n${jsonOf(fields)}---\n${body}\n` : jsonOf(fields));
  }
  for (const [file, text] of texts) keep(root, file, text);
  for (const old of filesUnder(path.join(root, folder, name)).map(one => `${folder}/${name}/${one}`))
    if (!texts.has(old)) rmSync(path.join(root, old));
  return [...texts.keys()];
}

function keep(root: string, file: string, text: string): void {
  try {
    if (textOf(root, file) !== text) replaceFile(path.join(root, file), text);
  } catch (error) {
    throw fileError(error, file, 'written');
  }
}

function textOf(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the value in JSON; undefined if it is damaged. */
function valueIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
