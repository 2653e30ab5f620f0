/**
 * Puts staged files into place as one change: what the file system refuses half-way is undone. Assets first; then new pages, each after
 * those that it links to; then pages that stood there before; then texts about pages (site map, feed); last, what is gone is removed. So
 * whenever it is killed, every file is whole, and a reader finds all that a page refers to.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withAccessErrors } from '../diagnostics/diagnostics.ts';
import { entriesUnder } from '../files-under.ts';
import { type Changes, createChanges, removeEmptyFolders, statOf } from './changes.ts';
import { type Entry, type Manifest, manifestOf, showManifest, unknown } from './manifest.ts';
import { inOrder, rank } from './order.ts';

/** A file that waits in the stage as `file`; `isNew` where none stands at its path. */
export type Staged = Entry & { file: string; isNew: boolean };

type Publication = {
  out: string;
  stage: string;
  /** What builds left there, and what is to be there. */
  before: Manifest;
  now: Omit<Manifest, 'time'>;
  staged: ReadonlyMap<string, Staged>;
  /** The files of the site that a page refers to. */
  linksOf: (name: string) => readonly string[];
};

/** Publishes; gives the number of files that were removed. Throws a DiagnosticError, with `hint` if all is as before, where the file system refuses. */
export function publish(publication: Publication, hint: string | undefined): number {
  const changes = createChanges(publication.stage);
  try {
    return makeAll(publication, changes);
  } catch (error) {
    const isUndone = changes.undo();
    const rethrow = () => {
      throw error;
    };
    return withAccessErrors(rethrow, publication.out, isUndone ? hint : 'Not all could be put back: build again.');
  }
}

function makeAll({ out, stage, before, now, staged, linksOf }: Publication, changes: Changes): number {
  const gone = [...before.files.keys()].filter(name => !now.files.has(name)).sort((a, b) => rank(b) - rank(a));
  const remember = (manifest: Omit<Manifest, 'time'>) => {
    const text = path.join(stage, 'manifest.json');
    writeFileSync(text, showManifest(manifest));
    changes.put(text, manifestOf(out), !existsSync(manifestOf(out)));
  };
  const changing = [...staged.keys(), ...gone].map(name => [name, unknown] as const);
  // Until the end the manifest names old and new files, so that a build cut short leaves none that nobody would remove.
  const files = new Map([...before.files, ...now.files, ...changing]);
  if (changing.length > 0) remember({ ...now, files, releases: before.releases });
  for (const [name, { file, isNew }] of inOrder(staged, linksOf)) {
    const target = path.join(out, name);
    try {
      changes.put(file, target, isNew);
    } catch (error) {
      const other = inTheWay(out, name);
      if (other === undefined || !isOurs(out, other, before.files)) throw error;
      changes.remove(path.join(out, other));
      changes.put(file, target, true);
    }
  }
  const standing = gone.map(name => path.join(out, name)).filter(file => statOf(file)?.isFile());
  for (const file of standing) {
    changes.remove(file);
    removeEmptyFolders(path.dirname(file), out);
  }
  // Last, so that its time is later than that of every file.
  remember(now);
  return standing.length;
}

/** A page may become a folder, or a folder a page: the folder that stands at `name`, or the file where a folder above it should be. */
function inTheWay(out: string, name: string): string | undefined {
  const ways = name.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
  return ways.find(way => statOf(path.join(out, way))?.[way === name ? 'isDirectory' : 'isFile']());
}

/** Whether builds made a file, or all that is in a folder. */
function isOurs(out: string, name: string, files: ReadonlyMap<string, Entry>): boolean {
  if (statOf(path.join(out, name))?.isFile()) return files.has(name);
  return entriesUnder(path.join(out, name)).every(([file]) => files.has(`${name}/${file}`));
}
