/**
 * What was made before, by the hash of everything it was made from: rendering is pure, so this one table is the whole incremental
 * machinery. `dev` keeps it in memory; `build` keeps it in a file, which it ignores when it is missing, torn or from another version.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageRecord } from './check.ts';

/** A rendered route: its bytes' hash, how many they are on the way, and of a document what the checks keep. The bytes stand in the output. */
export type Made = { hash: string; weight: number; page?: PageRecord };

export type Memo = {
  /** How many things it knew at the last settling. */
  readonly size: number;
  get: (key: string) => Made | undefined;
  set: (key: string, made: Made) => Made;
  /** Forgets what was not asked for since the last time, and saves the rest where it is kept in a file. */
  settle: () => void;
};

/** A short name for some bytes. */
export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
};

/** Makes a memo: in memory, or in `file`, where only what was saved under the same `version` counts. */
export function createMemo(file?: string, version = ''): Memo {
  let old = file ? load(file, version) : new Map<string, Made>();
  let used = new Map<string, Made>();
  let isChanged = false;
  return {
    get size() {
      return old.size;
    },
    get(key) {
      const made = used.get(key) ?? old.get(key);
      if (made) used.set(key, made);
      return made;
    },
    set(key, made) {
      isChanged = true;
      used.set(key, made);
      return made;
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

/** Links repeat on every page: in the file each stands once, in a list, and pages name them by number. */
type SavedPage = Omit<PageRecord, 'links'> & { links: number[] };
type Saved = { links: PageRecord['links']; made: [key: string, hash: string, weight: number, page?: SavedPage][] };

function save(file: string, version: string, all: Map<string, Made>): void {
  const numbers = new Map<string, number>();
  const links: PageRecord['links'] = [];
  const numberOf = (link: PageRecord['links'][number]) => {
    const key = `${link.href}\n${link.text}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = links.push(link) - 1;
      numbers.set(key, number);
    }
    return number;
  };
  const made = [...all].map(([key, { hash, weight, page }]): Saved['made'][number] =>
    page ? [key, hash, weight, { ...page, links: page.links.map(numberOf) }] : [key, hash, weight],
  );
  const text = JSON.stringify({ links, made } satisfies Saved);
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, `${version} ${hashOf(text)}\n${text}`);
    renameSync(temporary, file);
  } catch {
    // Without the file the next build only takes longer.
    rmSync(temporary, { force: true });
  }
}

function load(file: string, version: string): Map<string, Made> {
  try {
    const whole = readFileSync(file, 'utf8');
    const end = whole.indexOf('\n');
    const text = whole.slice(end + 1);
    if (whole.slice(0, end) !== `${version} ${hashOf(text)}`) return new Map();
    const { links, made } = JSON.parse(text) as Saved;
    const linkOf = (number: number) => links[number] ?? { href: '', text: '' };
    return new Map(
      made.map(([key, hash, weight, page]) => [
        key,
        page ? { hash, weight, page: { ...page, links: page.links.map(linkOf) } } : { hash, weight },
      ]),
    );
  } catch {
    return new Map();
  }
}
