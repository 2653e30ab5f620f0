/** Content that is no file: what the `load` of a collection returns is kept as a file in .cache/, and read like any other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorAt, fileError } from '../diagnostics/diagnostics.ts';
import { replaceFile } from '../files.ts';
import type { Collection, Collections } from '../model.ts';
import { runSiteCode } from '../site-code.ts';

/** Milliseconds for which `dev` asks no more: it reads after each edit. */
const fresh = 60_000;
type Kept = { text: string; value: unknown };

/** Resolves with collections that all have files; rejects if one cannot be loaded. In `dev` its last answer remains. */
export function createLoader(root: string) {
  const asked = new Map<string, number>();

  async function ask(name: string, { load }: Collection, full: string, now: Date, kept: Kept | undefined) {
    const task = { file: 'content/schema.ts', what: `load "${name}"` };
    const value = await runSiteCode(task, async () => load?.({ now, previous: kept?.value }));
    if (value === undefined) throw errorAt('content/schema.ts', `load of "${name}" returned nothing`);
    const text = `${JSON.stringify(value, null, 2)}\n`;
    if (text === kept?.text) return;
    try {
      replaceFile(full, text);
    } catch (error) {
      throw fileError(error, `.cache/loaded/${name}.json`, 'written');
    }
  }

  return async (collections: Collections, now: Date, isDev: boolean, schemaHash: string): Promise<Collections> => {
    const all = Object.entries(collections).map(async ([name, collection]) => {
      if (!collection.load) return [name, collection];
      const from = `../.cache/loaded/${name}.json`;
      const full = path.join(root, 'content', from);
      const kept = readKept(full);
      const key = `${name} ${schemaHash}`;
      if (isDev && kept && Date.now() - (asked.get(key) ?? 0) < fresh) return [name, { ...collection, from }];
      asked.set(key, Date.now());
      await ask(name, collection, full, now, kept).catch(error => {
        if (!isDev || !kept) throw error;
      });
      return [name, { ...collection, from }];
    });
    return Object.fromEntries(await Promise.all(all));
  };
}

function readKept(full: string): Kept | undefined {
  try {
    const text = readFileSync(full, 'utf8');
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
