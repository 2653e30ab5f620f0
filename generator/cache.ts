/** Results, each under a hash of all that it was computed from. A file that is missing, damaged or of another version counts as empty. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { filesUnder, replaceFile } from './files.ts';
import { hashOf } from './model.ts';

/** Opens a file of .cache/: valid for one generator, one set of packages and one Node. */
export function openCache(root: string, name: 'build' | 'dev' = 'build'): StoredCache {
  const isOther = (file: string) => /^(fixtures|testing|bench|example)\/|\.(test|e2e)\.tsx?$/.test(file);
  const sources = filesUnder(import.meta.dirname).filter(file => !isOther(file));
  // npm writes the last one, also without a lock file in the project.
  const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
  const files = [
    ...sources.map(file => path.join(import.meta.dirname, file)),
    ...packages.map(file => path.join(root, file)),
  ];
  const texts = files.filter(existsSync).map(file => readFileSync(file, 'utf8'));
  return createCache(path.join(root, '.cache', name), hashOf(process.version, ...texts));
}

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
