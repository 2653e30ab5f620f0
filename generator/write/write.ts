/**
 * File[] → the output folder. Files are staged next to it, and those that changed are put in place when the build succeeds (publish.ts). A
 * build that fails changes nothing. The stage, the lock and the manifest are next to the folder, which holds nothing but the site.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeError } from '../diagnostics/diagnostics.ts';
import { type File, hashOf, type Output } from '../model.ts';
import { statOf, withTargetPath } from './changes.ts';
import { acquireLock } from './lock.ts';
import {
  changesBetween,
  manifestFileOf,
  noReleases,
  type ReleaseChanges,
  readManifest,
  releasesAfter,
  stateFolderOf,
  throwIfProject,
} from './manifest.ts';
import { publish, type Staged } from './publish.ts';

export { type ReleaseChanges, rememberedOf } from './manifest.ts';

/** The result of a commit: numbers of files, total `bytes` of the folder, and what a release changes, if an earlier one is known. */
export type Written = { written: number; removed: number; unchanged: number; bytes: number; changes?: ReleaseChanges };

/** The site's base, "/" or "/folder/", whether it is a release, and the files that a page refers to. */
type CommitOptions = { base: string; isRelease?: boolean; linksOf?: (path: string) => readonly string[] };

type FolderOutput = Output & {
  /** Makes the folder contain exactly `files`, which were put or exist already, and the hashed files of the last two releases. */
  commit: (files: readonly string[], options: CommitOptions) => Written;
  /** Leaves the folder as it was. Does nothing after `commit` or when called again. */
  discard: () => void;
};

/** Opens the folder `out` as an output. `root` is the project's folder, which `out` must not contain. */
export function openFolder(out: string, root: string, holds?: string): FolderOutput {
  throwIfProject(out, root);
  const hint = existsSync(out) && existsSync(manifestFileOf(out)) ? undefined : 'Nothing was written.';
  const stateFolder = stateFolderOf(out);
  /** Runs `run`, which writes to `target`. If it throws, calls `release`, and throws a DiagnosticError if the file system refused. */
  const writing = <Result>(target: string, run: () => Result, release = () => {}): Result => {
    try {
      return run();
    } catch (error) {
      release();
      throw writeError(error, target, hint);
    }
  };
  const lock = writing(stateFolder, () => acquireLock(stateFolder, out));
  const before = writing(out, () => readManifest(out, holds), lock.release);
  // The files after this build.
  const known = new Map(before.files);
  const staged = new Map<string, Staged>();
  const pathOf = (name: string) => path.join(out, name);
  let stagedCount = 0;
  let stagingError: unknown;

  function commitFiles(
    files: readonly string[],
    { base, isRelease = false, linksOf = () => [] }: CommitOptions,
  ): Written {
    lock.confirm(true);
    const now = new Map(files.map(name => [name, known.get(name) ?? missing(name)]));
    for (const name of staged.keys()) if (!now.has(name)) staged.delete(name);
    const releases = isRelease ? releasesAfter(before.releases, now) : before.releases;
    for (const name of [...releases.last, ...releases.previous]) {
      const entry = before.files.get(name);
      if (entry && !now.has(name) && statOf(pathOf(name))?.isFile()) now.set(name, entry);
    }
    const manifest = { base, holds, files: now, releases };
    const removed = publish({ out, stage: lock.stage, before, now: manifest, staged, linksOf }, hint);
    const bytes = [...now.values()].reduce((sum, { size }) => sum + size, 0);
    const count = staged.size;
    staged.clear();
    // Under another base, visitors have not seen the last release.
    const isKnown = isRelease && before.releases !== noReleases && base === before.base;
    const changes = isKnown ? { changes: changesBetween(before.releases, releases) } : {};
    return { written: count, removed, unchanged: now.size - count, bytes, ...changes };
  }

  function has(name: string, hash: string): boolean {
    lock.confirm();
    const entry = known.get(name);
    if (staged.has(name)) return entry?.hash === hash;
    const stat = statOf(pathOf(name));
    if (!stat?.isFile()) return false;
    // Not `<=`: file times advance in steps of some milliseconds, within which a file can change again.
    const isTrusted = entry?.size === stat.size && stat.ctimeMs < before.time;
    const isSame = (isTrusted ? entry.hash : hashOf(bytesAt(pathOf(name)) ?? '')) === hash;
    if (isSame) known.set(name, { hash, size: stat.size });
    return isSame;
  }

  return {
    has,
    get: name => (known.has(name) ? bytesAt(staged.get(name)?.file ?? pathOf(name)) : undefined),
    put({ path: name, bytes }) {
      const hash = hashOf(bytes);
      if (has(name, hash)) return hash;
      const file = path.join(lock.stage, String(stagedCount++));
      // What prevents one file from being staged prevents all of them, and is one mistake.
      if (stagingError) throw stagingError;
      try {
        withTargetPath(pathOf(name), () => writeFileSync(file, bytes));
      } catch (error) {
        lock.confirm(true);
        stagingError = writeError(error, out, hint);
        throw stagingError;
      }
      known.set(name, { hash, size: Buffer.byteLength(bytes) });
      staged.set(name, { file, isNew: !statOf(pathOf(name))?.isFile() });
      return hash;
    },
    commit(files, options) {
      try {
        return commitFiles(files, options);
      } finally {
        lock.release();
      }
    },
    discard: lock.release,
  };
}

/** Returns the bytes of a file; undefined if it is missing or not readable. */
function bytesAt(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function missing(name: string): never {
  throw new Error(`"${name}" was not put into the output`);
}

/** Makes the folder `out` contain exactly these files. `holds` is what they are, if they are no site: a folder that holds anything else is not touched. */
export function writeFiles(files: readonly File[], out: string, root: string, holds?: string): Written {
  const output = openFolder(out, root, holds);
  try {
    for (const file of files) output.put(file);
    const names = files.map(file => file.path);
    return output.commit(names, { base: '/' });
  } finally {
    output.discard();
  }
}
