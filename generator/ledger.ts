/** The list, kept in the output folder, of the files that a build made: the next one removes those and no others, and leaves alone what has not changed. */
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from './site-error.ts';

export const ledgerName = '.generated.json';

/** A file as the ledger knows it: its content's hash, and size in bytes and time by which a change from outside shows. */
export type Entry = { hash: string; size: number; time: number };
export type Ledger = Record<string, Entry>;

export function entryOf(out: string, name: string, hash: string): Entry {
  const { size, mtimeMs } = statSync(path.join(out, name));
  return { hash, size, time: mtimeMs };
}

/** The files of the last build. Refuses a folder that holds the project, or that something else filled. */
export function ledgerOf(out: string, root: string): Ledger {
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
    const { files } = readLedger(out);
    const isInside = (name: string) => !path.isAbsolute(name) && !path.normalize(name).startsWith('..');
    return Object.fromEntries(Object.entries(files).filter(([name]) => isInside(name)));
  } catch {
    return {}; // A torn ledger: nothing is removed, every file is compared, and this build writes a new one.
  }
}

/** The folder of the host that the site in `out` was built for: "/" or "/folder/". */
export function baseOf(out: string): string {
  try {
    const { base } = readLedger(out);
    return typeof base === 'string' ? base : '/';
  } catch {
    return '/';
  }
}

/** What is written there; a torn ledger throws. */
const readLedger = (out: string): { files: Ledger; base?: unknown } =>
  JSON.parse(readFileSync(path.join(out, ledgerName), 'utf8'));

export function writeLedger(out: string, files: Ledger, base: string): void {
  const temporary = path.join(out, `${ledgerName}.tmp`);
  writeFileSync(temporary, `${JSON.stringify({ base, files }, null, 1)}\n`);
  renameSync(temporary, path.join(out, ledgerName));
}
