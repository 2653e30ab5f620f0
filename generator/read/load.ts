/** Content that is no file: what the `load` of a collection returns is kept as files in .cache/, and read like any other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorAt, fileError } from '../diagnostics/diagnostics.ts';
import { replaceFile } from '../files.ts';
import { type Collection, type Collections, isPathSegment } from '../model.ts';
import { runSiteCode } from '../site-code.ts';

/** Milliseconds for which `dev` asks no more: it reads after each edit. */
const fresh = 60_000;
const folder = '.cache/loaded';

/** Resolves with collections that all have files, and those of lists. Rejects if one cannot be loaded; in `dev` its last answer remains. */
export function createLoader(root: string) {
  const asked = new Map<string, number>();

  async function answerOf(name: string, { load }: Collection, now: Date, isDev: boolean, schemaHash: string) {
    const file = `${folder}/${name}.json`;
    const previous = attempt(() => JSON.parse(textOf(root, file) ?? ''));
    const isKept = isDev && previous !== undefined;
    const key = `${name} ${schemaHash}`;
    if (isKept && Date.now() - (asked.get(key) ?? 0) < fresh) return previous;
    asked.set(key, Date.now());
    try {
      const task = { file: 'content/schema.ts', what: `load "${name}"` };
      const value = await runSiteCode(task, async () => load?.({ now, previous }));
      if (value === undefined) throw errorAt('content/schema.ts', `load of "${name}" returned nothing`);
      keep(root, file, jsonOf(value));
      return JSON.parse(jsonOf(value));
    } catch (error) {
      if (isKept) return previous;
      throw error;
    }
  }

  return async (collections: Collections, now: Date, isDev: boolean, schemaHash: string) => {
    const loaded: string[] = [];
    const all = Object.entries(collections).map(async ([name, collection]) => {
      if (!collection.load) return [name, collection];
      const answer: unknown = await answerOf(name, collection, now, isDev, schemaHash);
      if (!Array.isArray(answer)) return [name, { ...collection, from: `../${folder}/${name}.json` }];
      const items = keepItems(root, name, answer);
      loaded.push(...items);
      return [name, { ...collection, from: `../${folder}/${name}/*${path.extname(items[0] ?? '')}` }];
    });
    return { collections: Object.fromEntries(await Promise.all(all)) as Collections, loaded };
  };
}

/** Keeps each item of a list as the file of an entry: Markdown, if they have a `body`. Returns the files, in the order of the list. */
function keepItems(root: string, name: string, list: readonly unknown[]): string[] {
  const items = list.map(Object);
  const hasBody = items.some(({ body }) => body !== undefined);
  const files = new Set<string>();
  for (const { slug = '', body = '', ...fields } of items) {
    const file = `${folder}/${name}/${slug}.${hasBody ? 'md' : 'json'}`;
    if (!isPathSegment(String(slug)) || files.has(file)) {
      const message = `load of "${name}" returned ${files.has(file) ? 'two items' : 'an item'} with the slug "${slug}"`;
      throw errorAt('content/schema.ts', message, 'Give each a `slug` of its own, or return an object: { items }.');
    }
    keep(root, file, hasBody ? `---\n${jsonOf(fields)}---\n${body}\n` : jsonOf(fields));
    files.add(file);
  }
  return [...files];
}

/** Writes a file, unless it has that text. */
function keep(root: string, file: string, text: string): void {
  try {
    if (textOf(root, file) !== text) replaceFile(path.join(root, file), text);
  } catch (error) {
    throw fileError(error, file, 'written');
  }
}

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const textOf = (root: string, file: string) => attempt(() => readFileSync(path.join(root, file), 'utf8'));

function attempt<Value>(get: () => Value): Value | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}
