/**
 * File[] → the output folder. Compares, then writes what changed (a temporary file, then a rename): assets first, pages next,
 * texts about pages (site map, feed) last, and only then removes what is gone. Whenever it is killed, every file there is whole and
 * everything a page refers to is there; the next build heals the rest.
 */
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { File } from './compile.ts';
import { SiteError } from './site-error.ts';

/** Names the files that a build made, so that the next one removes those and no others. */
const ledgerName = '.generated.json';

export type Written = { written: number; removed: number; unchanged: number };

/** Makes the folder `out` hold these files. `root` is the project, which `out` must not hold. */
export async function write(files: readonly File[], out: string, root: string): Promise<Written> {
  const before = await ledgerOf(out, root);
  const now = files.map(file => file.path);
  await mkdir(out, { recursive: true });
  // The ledger names old and new files until the end, so that a build cut short leaves no file that nobody will remove.
  await replace(path.join(out, ledgerName), ledger([...new Set([...before, ...now])]));

  let written = 0;
  for (const file of [...files].sort((a, b) => rank(a) - rank(b))) {
    if (await writeIfChanged(path.join(out, file.path), Buffer.from(file.bytes as Uint8Array))) written++;
  }
  const kept = new Set(now);
  const gone = before.filter(name => !kept.has(name));
  for (const name of gone) await removeFile(out, name);
  await replace(path.join(out, ledgerName), ledger(now));
  return { written, removed: gone.length, unchanged: files.length - written };
}

const rank = ({ path: name }: File) => (name.endsWith('.html') ? 1 : /\.(xml|txt)$/.test(name) ? 2 : 0);

const ledger = (names: string[]) => Buffer.from(`${JSON.stringify({ files: names.sort() }, null, 1)}\n`);

/** The files of the last build. Refuses a folder that holds the project, or that something else filled. */
async function ledgerOf(out: string, root: string): Promise<string[]> {
  const place = { file: out };
  const inside = path.relative(out, root);
  if (!inside.startsWith('..') && !path.isAbsolute(inside)) {
    throw new SiteError([{ message: 'holds the project itself', place, hint: 'Choose another folder with --out.' }]);
  }
  const names = await readdir(out).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return [];
  if (!names.includes(ledgerName)) {
    throw new SiteError([
      {
        message: `is not empty and was not made by a build (it has no ${ledgerName})`,
        place,
        hint: 'Choose another folder with --out, or empty this one yourself.',
      },
    ]);
  }
  try {
    const { files } = JSON.parse(await readFile(path.join(out, ledgerName), 'utf8'));
    return files.filter((name: string) => !path.isAbsolute(name) && !path.normalize(name).startsWith('..'));
  } catch {
    return []; // A torn ledger: nothing is removed, and this build writes a new one.
  }
}

async function writeIfChanged(file: string, bytes: Buffer): Promise<boolean> {
  const old = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (old?.equals(bytes)) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await replace(file, bytes);
  return true;
}

async function replace(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes a file, and the folders that this leaves empty. */
async function removeFile(out: string, name: string): Promise<void> {
  await rm(path.join(out, name), { force: true });
  for (let folder = path.posix.dirname(name); folder !== '.'; folder = path.posix.dirname(folder)) {
    try {
      await rmdir(path.join(out, folder));
    } catch {
      return; // Not empty.
    }
  }
}
