/**
 * Puts staged files in place as a single change: if the file system refuses partway, everything is undone. The order is assets; new pages,
 * each after those that it links to; changed pages; texts about pages (site map, feed); finally the obsolete files are deleted. So
 * whenever it is killed, every file is complete, and everything that a page refers to exists.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeError } from '../diagnostics/diagnostics.ts';
import { type Changes, createChanges, removeEmptyFolders, statOf } from './changes.ts';
import { type Manifest, manifestFileOf, showManifest, unknownEntry } from './manifest.ts';

/** A file that is staged as `file`; `isNew` if nothing exists at its path. */
export type Staged = { file: string; isNew: boolean };

type Publication = {
  out: string;
  stage: string;
  /** The manifest before and after publishing. */
  before: Manifest;
  now: Manifest;
  staged: ReadonlyMap<string, Staged>;
  /** Returns the files of the site that a page refers to. */
  linksOf: (name: string) => readonly string[];
};

/** Publishes the staged files. Returns the number of deleted files. If the file system refuses, throws a DiagnosticError, with `hint` if everything was undone. */
export function publish(publication: Publication, hint: string | undefined): number {
  const changes = createChanges(publication.stage, path.dirname(publication.out));
  try {
    return applyAll(publication, changes);
  } catch (error) {
    throw writeError(error, publication.out, changes.undo() ? hint : 'Not everything could be undone: build again.');
  }
}

function applyAll({ out, stage, before, now, staged, linksOf }: Publication, changes: Changes): number {
  const obsolete = [...before.files.keys()].filter(name => !now.files.has(name)).sort((a, b) => rank(b) - rank(a));
  const writeManifest = (manifest: Manifest) => {
    const file = path.join(stage, 'manifest.json');
    writeFileSync(file, showManifest(manifest));
    changes.put(file, manifestFileOf(out));
  };
  /** Deletes those of the files that exist. Returns their number. */
  const removeAll = (names: readonly string[]): number => {
    const existing = names.map(name => path.join(out, name)).filter(file => statOf(file)?.isFile());
    for (const file of existing) {
      changes.remove(file);
      removeEmptyFolders(path.dirname(file), out);
    }
    return existing.length;
  };
  const changing = [...staged.keys(), ...obsolete].map(name => [name, unknownEntry] as const);
  // Until the end the manifest lists old and new files, so that an interrupted build leaves none that no later build would delete.
  const files = new Map([...before.files, ...now.files, ...changing]);
  if (changing.length > 0) writeManifest({ ...now, files, releases: before.releases });
  // First those where a folder must be now, or in a folder where a file must be.
  const folders = new Set([...staged.keys()].flatMap(foldersOf));
  const isInTheWay = (name: string) => folders.has(name) || foldersOf(name).some(folder => staged.has(folder));
  let removed = removeAll(obsolete.filter(isInTheWay));
  for (const name of inOrder(staged, linksOf)) changes.put((staged.get(name) as Staged).file, path.join(out, name));
  removed += removeAll(obsolete);
  // Last, so that its time is later than that of every file.
  writeManifest(now);
  return removed;
}

/** Returns the folders that contain a file: "a/b/c.html" → ["a", "a/b"]. */
const foldersOf = (name: string): string[] => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));

/** Returns 0 for assets, 1 for new pages, 2 for changed pages, 3 for texts about pages. Files are deleted in the reverse order. */
function rank(file: string, isNew = false): number {
  // A compressed version ranks like its original.
  const name = originalOf(file);
  if (name.endsWith('.html')) return isNew ? 1 : 2;
  // Existing JSON may list pages; nothing refers to new JSON yet.
  return /\.(xml|txt)$|^_redirects$|^\.htaccess$|^vercel\.json$/.test(name) || (name.endsWith('.json') && !isNew)
    ? 3
    : 0;
}

const originalOf = (file: string) => file.replace(/\.(?:br|gz)$/, '');

/** Returns the names of the staged files in this order. */
export function inOrder(staged: ReadonlyMap<string, { isNew: boolean }>, linksOf: Publication['linksOf']): Set<string> {
  const groups: string[][] = [[], [], [], []];
  for (const [name, { isNew }] of staged) groups[rank(name, isNew)]?.push(name);
  const [assets = [], pages = [], changed = [], texts = []] = groups;
  // Every page can be reached from the home page, which therefore comes last of the new pages.
  const roots = [...pages].sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'));
  const linked = linkedFirst(roots, name => linksOf(originalOf(name)).filter(other => staged.get(other)?.isNew));
  return new Set([...assets, ...linked, ...changed, ...texts]);
}

/** Returns the roots and everything they lead to, each after what it links to; a circle is cut where it closes. Uses a stack: chains may be long. */
function linkedFirst(roots: readonly string[], linksOf: Publication['linksOf']): Set<string> {
  const [entered, done] = [new Set<string>(), new Set<string>()];
  const stack = roots.toReversed();
  for (let name = stack.at(-1); name !== undefined; name = stack.at(-1)) {
    if (entered.has(name)) {
      done.add(name);
      stack.pop();
      continue;
    }
    entered.add(name);
    for (const link of linksOf(name)) if (!entered.has(link)) stack.push(link);
  }
  return done;
}
