/** Results, each under a hash of everything it was computed from. A file that is missing, damaged or of another version is ignored: without it a build is only slower. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Cache, hashOf } from './model.ts';

export type StoredCache = Cache & {
  folder: string | undefined;
  /** Drops the entries that were not used since it was last saved, and writes the rest to the file. */
  prune: () => void;
  /** Writes all entries to the file, used or not: after a build that failed partway. */
  save: () => void;
};

export function createCache(file?: string, version = ''): StoredCache {
  let previous = file ? load(file, version) : new Map<string, unknown>();
  let used = new Map<string, unknown>();
  let isChanged = false;
  const store = (all: Map<string, unknown>) => {
    if (file && (isChanged || all.size !== previous.size)) write(file, version, all);
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
    prune: () => store(used),
    save: () => store(new Map([...previous, ...used])),
  };
}

export function memoize<Value>(cache: Cache, key: string, compute: () => Value): Value {
  const cached = cache.get(key) as Value | undefined;
  if (cached !== undefined) return cached;
  const value = compute();
  cache.set(key, value);
  return value;
}

function write(file: string, version: string, all: Map<string, unknown>): void {
  try {
    const bytes = serialize(all);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, hashOf(version, bytes));
    // Joined in memory, both would take as much again: 20 MB for 10,000 articles.
    appendFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.warn(`.cache/ cannot be written, so the next start takes longer: ${(error as Error).message}`);
  }
}

function load(file: string, version: string): Map<string, unknown> {
  try {
    const whole = readFileSync(file);
    const bytes = whole.subarray(27);
    return whole.toString('latin1', 0, 27) === hashOf(version, bytes) ? deserialize(bytes) : new Map();
  } catch {
    return new Map();
  }
}
