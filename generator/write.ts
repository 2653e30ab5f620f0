/**
 * File[] → the output folder. Files are first staged beside it; when all is well, what changed is renamed into place: assets first,
 * pages next, texts about pages (site map, feed) last, and only then what is gone is removed. Whenever it is killed, every file
 * there is whole and everything a page refers to is there; the next build heals the rest. A build that fails changes nothing.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { File } from './compile.ts';
import { acquire } from './lock.ts';
import { hashOf } from './memo.ts';
import { SiteError } from './site-error.ts';

/** Names the files that a build made, so that the next one removes those and no others, and leaves alone what has not changed. */
const ledgerName = '.generated.json';

/** A file as the ledger knows it: its content's hash, and size and time by which a change from outside shows. */
type Entry = { hash: string; size: number; time: number };
type Ledger = Record<string, Entry>;

export type Written = { written: number; removed: number; unchanged: number };

/** Where finished files go. */
export type Output = {
  /** Whether it holds this content under this path already. */
  has: (file: string, hash: string) => boolean;
  put: (file: File, hash: string) => void;
};

type Held = Map<string, { bytes: File['bytes']; hash: string }>;

/** An output in memory: path → bytes. Begins with what another one holds. */
export function createMemory(held: Held = new Map()): Output & { files: Held } {
  const files = new Map(held);
  return {
    files,
    has: (file, hash) => files.get(file)?.hash === hash,
    put: ({ path: file, bytes }, hash) => void files.set(file, { bytes, hash }),
  };
}

/** The folder `out` as an output. `commit` makes it hold exactly the named files; `discard` leaves it as it was. */
export function openFolder(
  out: string,
  root: string,
): Output & { commit: (files: string[]) => Written; discard: () => void } {
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
    commit(files) {
      try {
        return refusable(() => commit(out, before, staged, files), out);
      } finally {
        release();
      }
    },
    discard: release,
  };
}

function commit(
  out: string,
  before: Ledger,
  staged: ReadonlyMap<string, { file: string; hash: string }>,
  files: string[],
): Written {
  const now: Ledger = {};
  mkdirSync(out, { recursive: true });
  // Until the end the ledger names old and new files, so that a build cut short leaves none that nobody will remove.
  const unknown = Object.fromEntries([...staged.keys()].map(name => [name, { hash: '', size: -1, time: -1 }]));
  writeLedger(out, { ...before, ...unknown });
  for (const name of files.toSorted((a, b) => rank(a) - rank(b))) {
    const fresh = staged.get(name);
    if (fresh) {
      place(fresh.file, path.join(out, name), out);
      now[name] = entryOf(out, name, fresh.hash);
    } else {
      now[name] = before[name] ?? entryOf(out, name, '');
    }
  }
  // The other way round: a page goes before what it loads.
  const gone = Object.keys(before)
    .filter(name => !(name in now))
    .sort((a, b) => rank(b) - rank(a));
  for (const name of gone) removeFile(out, name);
  writeLedger(out, now);
  return { written: staged.size, removed: gone.length, unchanged: files.length - staged.size };
}

/** Makes the folder `out` hold these files, which are all in memory. `root` is the project, which `out` must not hold. */
export async function write(files: readonly File[], out: string, root: string): Promise<Written> {
  const output = openFolder(out, root);
  try {
    for (const file of files) {
      const hash = hashOf(file.bytes);
      if (!output.has(file.path, hash)) output.put(file, hash);
    }
    return output.commit(files.map(file => file.path));
  } catch (error) {
    output.discard();
    throw error;
  }
}

const rank = (name: string) => (name.endsWith('.html') ? 1 : /\.(xml|txt)$/.test(name) ? 2 : 0);

function entryOf(out: string, name: string, hash: string): Entry {
  const { size, mtimeMs } = statSync(path.join(out, name));
  return { hash, size, time: mtimeMs };
}

/** The files of the last build. Refuses a folder that holds the project, or that something else filled. */
function ledgerOf(out: string, root: string): Ledger {
  const refuse = (message: string, hint: string) => new SiteError([{ message, place: { file: out }, hint }]);
  const inside = path.relative(out, root);
  if (!inside.startsWith('..') && !path.isAbsolute(inside))
    throw refuse('holds the project itself', 'Choose another folder with --out.');
  if (!existsSync(out) || readdirSync(out).length === 0) return {};
  if (!existsSync(path.join(out, ledgerName))) {
    const hint = 'Choose another folder with --out, or empty this one yourself.';
    throw refuse(`is not empty and was not made by a build (it has no ${ledgerName})`, hint);
  }
  try {
    const { files } = JSON.parse(readFileSync(path.join(out, ledgerName), 'utf8')) as { files: Ledger };
    const isInside = (name: string) => !path.isAbsolute(name) && !path.normalize(name).startsWith('..');
    return Object.fromEntries(Object.entries(files).filter(([name]) => isInside(name)));
  } catch {
    return {}; // A torn ledger: nothing is removed, every file is compared, and this build writes a new one.
  }
}

function writeLedger(out: string, files: Ledger): void {
  const temporary = path.join(out, `${ledgerName}.tmp`);
  writeFileSync(temporary, `${JSON.stringify({ files }, null, 1)}\n`);
  renameSync(temporary, path.join(out, ledgerName));
}

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

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'a file may not be so large here',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a file stands where a folder should be',
  EEXIST: 'a file stands where a folder should be',
};

/** Turns what the file system refuses into a mistake that can be mended. */
function refusable<Result>(run: () => Result, place: string): Result {
  try {
    return run();
  } catch (error) {
    const { code = '', path: where = place } = error as NodeJS.ErrnoException;
    const reason = reasons[code];
    if (error instanceof SiteError || !reason) throw error;
    throw new SiteError([
      {
        message: `cannot be written: ${reason}`,
        place: { file: where },
        hint: 'The site that was there stays as it was.',
      },
    ]);
  }
}
