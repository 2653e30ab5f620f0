/**
 * File[] → the output folder. Files are first staged beside it; when all is well, what changed is renamed into place: assets first,
 * pages next, texts about pages (site map, feed) last, and only then what is gone is removed. Whenever it is killed, every file
 * there is whole and everything a page refers to is there; the next build heals the rest. A build that fails changes nothing.
 */
import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { File } from './compile.ts';
import { entryOf, type Ledger, ledgerOf, writeLedger } from './ledger.ts';
import { acquire } from './lock.ts';
import { put } from './make.ts';
import type { Output } from './output.ts';
import { refusable } from './refusable.ts';

/** What came of it: numbers of files, and `bytes` of all that stand there now. */
export type Written = { written: number; removed: number; unchanged: number; bytes: number };

/** The folder `out` as an output. `commit` makes it hold exactly the named files, which stand under `base` of a host; `discard` leaves it as it was. */
export function openFolder(
  out: string,
  root: string,
): Output & { commit: (files: string[], base: string) => Written; discard: () => void } {
  const before = refusable(() => ledgerOf(out, root), out);
  const stage = path.join(path.dirname(out), `.${path.basename(out)}.building`);
  const release = refusable(() => acquire(stage, out), stage);
  const staged = new Map<string, { file: string; hash: string }>();

  const isAsBefore = (name: string) => {
    const { size, mtimeMs } = statOf(path.join(out, name)) ?? {};
    const known = before[name];
    return known !== undefined && known.size === size && known.time === mtimeMs;
  };
  const isSame = (name: string, bytes: Buffer) => {
    const stat = statOf(path.join(out, name));
    return stat?.isFile() && stat.size === bytes.length && readFileSync(path.join(out, name)).equals(bytes);
  };

  return {
    has: (name, hash) => before[name]?.hash === hash && isAsBefore(name),
    put({ path: name, bytes: content }, hash) {
      const bytes =
        typeof content === 'string'
          ? Buffer.from(content)
          : Buffer.from(content.buffer, content.byteOffset, content.length);
      if (isSame(name, bytes)) {
        before[name] = entryOf(out, name, hash);
        return;
      }
      const file = path.join(stage, String(staged.size));
      refusable(() => writeFileSync(file, bytes), file);
      staged.set(name, { file, hash });
    },
    commit(files, base) {
      try {
        return refusable(() => commit({ out, base }, before, staged, files), out);
      } finally {
        release();
      }
    },
    discard: release,
  };
}

/** Asks for every folder first: once the first file is renamed, a refusal comes too late to leave the site as it was. */
function commit(
  { out, base }: { out: string; base: string },
  before: Ledger,
  staged: ReadonlyMap<string, { file: string; hash: string }>,
  files: string[],
): Written {
  const kept = new Set(files);
  // The other way round: a page goes before what it loads.
  const gone = Object.keys(before)
    .filter(name => !kept.has(name))
    .sort((a, b) => rank(b) - rank(a));
  for (const folder of new Set([...staged.keys(), ...gone].map(name => path.dirname(path.join(out, name))))) {
    accessSync(standing(folder), constants.W_OK);
  }
  const now: Ledger = {};
  mkdirSync(out, { recursive: true });
  // Until the end the ledger names old and new files, so that a build cut short leaves none that nobody will remove.
  const unknown = Object.fromEntries([...staged.keys()].map(name => [name, { hash: '', size: -1, time: -1 }]));
  writeLedger(out, { ...before, ...unknown }, base);
  for (const name of files.toSorted((a, b) => rank(a) - rank(b))) {
    const fresh = staged.get(name);
    if (fresh) {
      place(fresh.file, path.join(out, name), out);
      now[name] = entryOf(out, name, fresh.hash);
    } else {
      now[name] = before[name] ?? entryOf(out, name, '');
    }
  }
  for (const name of gone) removeFile(out, name);
  writeLedger(out, now, base);
  const bytes = Object.values(now).reduce((sum, { size }) => sum + size, 0);
  return { written: staged.size, removed: gone.length, unchanged: files.length - staged.size, bytes };
}

/** Makes the folder `out` hold these files, which are all in memory. `root` is the project, which `out` must not hold. */
export async function write(files: readonly File[], out: string, root: string): Promise<Written> {
  const output = openFolder(out, root);
  try {
    for (const file of files) put(file, output);
    return output.commit(
      files.map(file => file.path),
      '/',
    );
  } catch (error) {
    output.discard();
    throw error;
  }
}

const rank = (name: string) => (name.endsWith('.html') ? 1 : /\.(xml|txt)$/.test(name) ? 2 : 0);

/** Renames a staged file into place. A folder may stand where a page was, or a page where a folder was. */
function place(staged: string, target: string, out: string): void {
  if (statOf(target)?.isDirectory()) rmSync(target, { recursive: true });
  const folder = path.dirname(target);
  for (let above = folder; above.length > out.length; above = path.dirname(above)) {
    if (statOf(above)?.isFile()) rmSync(above);
  }
  mkdirSync(folder, { recursive: true });
  renameSync(staged, target);
}

/** A folder, or the nearest one above it that exists. */
const standing = (folder: string): string => (statOf(folder)?.isDirectory() ? folder : standing(path.dirname(folder)));

/** What stands at a path, if anything. */
function statOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Removes a file, and the folders that this leaves empty. */
function removeFile(out: string, name: string): void {
  if (statOf(path.join(out, name))?.isFile()) rmSync(path.join(out, name));
  for (let folder = path.posix.dirname(name); folder !== '.'; folder = path.posix.dirname(folder)) {
    try {
      rmdirSync(path.join(out, folder));
    } catch {
      return; // Not empty.
    }
  }
}
