/**
 * What was made before, by the hash of everything it was made from: reading a file and rendering a page are pure, so such a table is
 * the whole incremental machinery. `dev` keeps it in memory; `build` keeps it in a file, which it ignores when it is missing, torn or
 * from another version.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

export type Memo<Value> = {
  /** How many things it knew at the last settling. */
  readonly size: number;
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => Value;
  /** Forgets what was not asked for since the last time, and saves the rest where it is kept in a file. */
  settle: () => void;
};

/** A short name for some bytes. */
export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
};

/** Makes a memo of plain data: in memory, or in `file`, where only what was saved under the same `version` counts. */
export function createMemo<Value>(file?: string, version = ''): Memo<Value> {
  let old = file ? load<Value>(file, version) : new Map<string, Value>();
  let used = new Map<string, Value>();
  let isChanged = false;
  return {
    get size() {
      return old.size;
    },
    get(key) {
      const value = used.get(key) ?? old.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set(key, value) {
      isChanged = true;
      used.set(key, value);
      return value;
    },
    settle() {
      isChanged ||= used.size !== old.size;
      if (file && isChanged) save(file, version, used);
      old = used;
      used = new Map();
      isChanged = false;
    },
  };
}

function save(file: string, version: string, all: Map<string, unknown>): void {
  const temporary = `${file}.${process.pid}`;
  try {
    // Things that are one, such as the links of the header, are written once, and are one again when they are read.
    const bytes = serialize(all);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, Buffer.concat([Buffer.from(`${version} ${hashOf(bytes)}\n`), bytes]));
    renameSync(temporary, file);
  } catch {
    // Without the file the next build only takes longer.
    rmSync(temporary, { force: true });
  }
}

function load<Value>(file: string, version: string): Map<string, Value> {
  try {
    const whole = readFileSync(file);
    const end = whole.indexOf('\n');
    const bytes = whole.subarray(end + 1);
    if (whole.toString('latin1', 0, end) !== `${version} ${hashOf(bytes)}`) return new Map();
    return deserialize(bytes) as Map<string, Value>;
  } catch {
    return new Map();
  }
}
