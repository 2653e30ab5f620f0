/**
 * The one cache: what was computed before, by the hash of everything it was computed from. Bundling, reading an entry and rendering a
 * page are pure, so this table is the whole incremental machinery. `dev` and tests keep it in memory; `build` keeps it in a file, which
 * is ignored when it is missing, torn or from another version of the generator.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Cache, hashOf } from './model.ts';

export type StoredCache = Cache & {
  /** The folder of the file in which the cache is kept, if it is. */
  folder: string | undefined;
  /** Forgets what was not asked for since the last time; saves the rest where the cache is kept in a file. */
  prune: () => void;
  /** Saves also what was not asked for: after a build that failed half-way. */
  save: () => void;
};

/** Makes a cache of plain data: in memory, or in `file`, where only what was saved under the same `version` counts. */
export function createCache(file?: string, version = ''): StoredCache {
  let old = file ? load(file, version) : new Map<string, unknown>();
  let used = new Map<string, unknown>();
  let isChanged = false;
  const store = (all: Map<string, unknown>) => {
    if (file && isChanged) write(file, version, all);
    [old, used, isChanged] = [all, new Map(), false];
  };
  return {
    folder: file && path.dirname(file),
    get(key) {
      const value = used.get(key) ?? old.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set(key, value) {
      isChanged = true;
      used.set(key, value);
    },
    prune() {
      isChanged ||= used.size !== old.size;
      store(used);
    },
    save: () => store(new Map([...old, ...used])),
  };
}

/** What the cache has under a key; where it has nothing, what `compute` gives, which it keeps. */
export function remembered<Value>(cache: Cache, key: string, compute: () => Value): Value {
  const known = cache.get(key) as Value | undefined;
  if (known !== undefined) return known;
  const value = compute();
  cache.set(key, value);
  return value;
}

function write(file: string, version: string, all: Map<string, unknown>): void {
  const temporary = `${file}.${process.pid}`;
  try {
    // Objects that are one, such as the links of the header, are written once, and are one again when they are read.
    const bytes = serialize(all);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, Buffer.concat([Buffer.from(`${version} ${hashOf(bytes)}\n`), bytes]));
    renameSync(temporary, file);
  } catch {
    // Without the file the next build only takes longer.
    rmSync(temporary, { force: true });
  }
}

function load(file: string, version: string): Map<string, unknown> {
  try {
    const whole = readFileSync(file);
    const end = whole.indexOf('\n');
    const bytes = whole.subarray(end + 1);
    if (whole.toString('latin1', 0, end) !== `${version} ${hashOf(bytes)}`) return new Map();
    return deserialize(bytes) as Map<string, unknown>;
  } catch {
    return new Map();
  }
}
