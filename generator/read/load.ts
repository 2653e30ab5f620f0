/** Content that is no file: what the `load` of a collection returns is kept as a file in .cache/, and read like any other. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorAt, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Collection, Collections } from '../model.ts';

/** Milliseconds for which `dev` asks no more: it reads after each edit. */
const fresh = 60_000;

/** Creates a function that resolves with collections that all have files. It rejects with a DiagnosticError if one cannot be loaded; in `dev` its last answer remains. */
export function createLoader(root: string) {
  const asked = new Map<string, number>();
  return async (collections: Collections, now: Date, isDev: boolean, version: string): Promise<Collections> => {
    async function settled([name, collection]: [string, Collection]): Promise<[string, Collection]> {
      const { load } = collection;
      if (!load) return [name, collection];
      const file = `.cache/loaded/${name}.json`;
      const full = path.join(root, file);
      const kept = existsSync(full) ? readFileSync(full, 'utf8') : undefined;
      const last = asked.get(`${name} ${version}`) ?? Number.NEGATIVE_INFINITY;
      if (isDev && kept && Date.now() - last < fresh) return [name, { ...collection, from: `../${file}` }];
      asked.set(`${name} ${version}`, Date.now());
      try {
        const task = { file: 'content/schema.ts', what: `load "${name}"` };
        const value = await runSiteCode(task, async () => load({ now, previous: kept && JSON.parse(kept) }));
        if (value === undefined) throw errorAt('content/schema.ts', `load of "${name}" returned nothing`);
        const text = `${JSON.stringify(value, null, 2)}\n`;
        mkdirSync(path.dirname(full), { recursive: true });
        if (text !== kept) writeFileSync(full, text);
      } catch (error) {
        if (!isDev || !kept) throw error;
      }
      return [name, { ...collection, from: `../${file}` }];
    }
    return Object.fromEntries(await Promise.all(Object.entries(collections).map(settled)));
  };
}
