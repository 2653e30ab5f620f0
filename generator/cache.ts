/** Results, each under a hash of all that it was computed from. A file that is missing, damaged or of another version counts as empty. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { replaceFile } from './files.ts';

export type StoredCache = ReturnType<typeof createCache>;

export function createCache(file?: string, version = '') {
  let previous = file ? load(file, version) : new Map<string, unknown>();
  let used = new Map<string, unknown>();
  let isChanged = false;
  const store = (all: Map<string, unknown>) => {
    try {
      if (file && (isChanged || all.size !== previous.size)) replaceFile(file, serialize({ version, all }));
    } catch (error) {
      console.warn(`.cache/ cannot be written, so the next start takes longer: ${(error as Error).message}`);
    }
    previous = all;
    used = new Map();
    isChanged = false;
  };
  return {
    folder: file && path.dirname(file),
    get(key: string): unknown {
      const value = used.get(key) ?? previous.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set(key: string, value: unknown): void {
      isChanged = true;
      used.set(key, value);
    },
    prune: () => store(used),
    save: () => store(new Map([...previous, ...used])),
  };
}

export function memoize<Value, Key = string>(
  cache: { get(key: Key): unknown; set(key: Key, value: never): unknown },
  key: Key,
  compute: () => Value,
): Value {
  const cached = cache.get(key) as Value | undefined;
  if (cached !== undefined) return cached;
  const value = compute();
  cache.set(key, value as never);
  return value;
}

function load(file: string, version: string): Map<string, unknown> {
  try {
    const stored = deserialize(readFileSync(file));
    return stored.version === version ? stored.all : new Map();
  } catch {
    return new Map();
  }
}
