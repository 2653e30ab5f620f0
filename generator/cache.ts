/**
 * Results, each under a hash of everything it was computed from. Bundling, reading an entry and rendering a page are pure, so this table is all
 * that incremental builds need, besides the files of pictures (pictures.ts). It is saved to a file, which is ignored if it is missing, damaged
 * or from another version of the generator.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Cache, hashOf } from './model.ts';

export type StoredCache = Cache & {
  /** The folder of the cache file; undefined for a cache in memory. */
  folder: string | undefined;
  /** Drops the entries that were not used since it was last saved, and writes the rest to the file, if there is one. */
  prune: () => void;
  /** Writes all entries to the file, used or not: after a build that failed partway. */
  save: () => void;
};

/** Creates a cache of plain data, in memory or in `file`. A file that was saved under another `version` is ignored. */
export function createCache(file?: string, version = ''): StoredCache {
  let previous = file ? load(file, version) : new Map<string, unknown>();
  let used = new Map<string, unknown>();
  let isChanged = false;
  const store = (all: Map<string, unknown>) => {
    if (file && isChanged) write(file, version, all);
    [previous, used, isChanged] = [all, new Map(), false];
  };
  return {
    folder: file && path.dirname(file),
    get(key) {
      const value = used.get(key) ?? previous.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set(key, value) {
      isChanged = true;
      used.set(key, value);
    },
    prune() {
      isChanged ||= used.size !== previous.size;
      store(used);
    },
    save: () => store(new Map([...previous, ...used])),
  };
}

/** Returns the cached value for a key; computes and caches it if there is none. */
export function remembered<Value>(cache: Cache, key: string, compute: () => Value): Value {
  const known = cache.get(key) as Value | undefined;
  if (known !== undefined) return known;
  const value = compute();
  cache.set(key, value);
  return value;
}

/** Returns the data in a JSON file of an earlier command; undefined if there is none or it is damaged. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file for later commands or for editors. Without it they do more or say less, so an error does not matter. */
export function writeIfChanged(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // Writing takes five times as long as comparing.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  } catch {}
}

function write(file: string, version: string, all: Map<string, unknown>): void {
  const temporary = `${file}.${process.pid}`;
  try {
    // Shared objects, such as the header's links, are written once and are shared again after loading.
    const bytes = serialize(all);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, `${version} ${hashOf(bytes)}\n`);
    // Joined in memory, both would take as much again: 20 MB for 10,000 articles.
    appendFileSync(temporary, bytes);
    renameSync(temporary, file);
  } catch {
    // Without the file the next build is only slower.
    try {
      rmSync(temporary, { force: true });
    } catch {} // Its folder is not readable.
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
