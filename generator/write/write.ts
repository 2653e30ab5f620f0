/**
 * File[] → the output folder. Files are staged beside it, and what changed is put into place when all is well (publish.ts). A build that
 * fails changes nothing. The stage, the lock and what is remembered of the folder stand beside it too: nothing in it is the generator's own.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { withAccessErrors } from '../diagnostics/diagnostics.ts';
import { type File, hashOf, type Output, putNew } from '../model.ts';
import { about, statOf } from './changes.ts';
import { acquireLock } from './lock.ts';
import {
  changesBetween,
  folderOf,
  manifestOf,
  type ReleaseChanges,
  readManifest,
  releasesAfter,
  throwIfProject,
} from './manifest.ts';
import { publish, type Staged } from './publish.ts';

export { type ReleaseChanges, rememberedOf } from './manifest.ts';

/** What came of it: numbers of files, `bytes` of all that stand there now, and what a release changes, where an earlier one is known. */
export type Written = { written: number; removed: number; unchanged: number; bytes: number; changes?: ReleaseChanges };

/** What else is known of a site: its base, "/" or "/folder/", whether it is a release, and the files that a page refers to. */
export type Site = { base: string; isRelease?: boolean; linksOf?: (path: string) => readonly string[] };

type FolderOutput = Output & {
  /** Makes the folder hold exactly `files`, which were put or are there already, and what is kept of the last two releases. */
  commit: (files: readonly string[], site: Site) => Written;
  /** Leaves the folder as it was. After `commit`, or a second time, it does nothing. */
  discard: () => void;
};

/** The folder `out` as an output. `root` is the project's folder, which `out` must not hold. Hashes are `hashOf` of a file's bytes. */
export function openFolder(out: string, root: string): FolderOutput {
  throwIfProject(out, root);
  const hint = existsSync(out) && existsSync(manifestOf(out)) ? undefined : 'Nothing was written.';
  const lock = withAccessErrors(() => acquireLock(folderOf(out), out), folderOf(out), hint);
  const before = orElse(lock.release, () => withAccessErrors(() => readManifest(out), out, hint));
  // The files as they will be.
  const known = new Map(before.files);
  const staged = new Map<string, Staged>();
  const at = (name: string) => path.join(out, name);
  // Whether the manifest that stands there says all of this.
  let isCurrent = before.time > 0;
  let written: Written | undefined;
  let puts = 0;
  let refused: unknown;

  function replace(files: readonly string[], { base, isRelease = false, linksOf = () => [] }: Site): Written {
    lock.confirm(true);
    const now = new Map(files.map(name => [name, known.get(name) ?? missing(name)]));
    for (const name of staged.keys()) if (!now.has(name)) staged.delete(name);
    const releases = isRelease ? releasesAfter(before.releases, now) : before.releases;
    for (const name of [...releases.last, ...releases.previous]) {
      const entry = before.files.get(name);
      if (entry && !now.has(name) && statOf(at(name))?.isFile()) now.set(name, entry);
    }
    const isSame =
      isCurrent &&
      base === before.base &&
      isDeepStrictEqual(releases, before.releases) &&
      now.size === before.files.size;
    const publication = { out, stage: lock.stage, before, now: { base, files: now, releases }, staged, linksOf };
    const removed = isSame ? 0 : publish(publication, hint);
    const bytes = [...now.values()].reduce((sum, { size }) => sum + size, 0);
    const count = staged.size;
    staged.clear();
    // Under another base no visitor has seen what was released before.
    const isKnown = isRelease && before.releases.files.size > 0 && base === before.base;
    const changes = isKnown ? { changes: changesBetween(before.releases, releases) } : {};
    return { written: count, removed, unchanged: now.size - count, bytes, ...changes };
  }

  return {
    has(name, hash) {
      lock.confirm();
      const entry = known.get(name);
      if (entry?.hash !== hash || staged.has(name)) return entry?.hash === hash;
      const stat = statOf(at(name));
      if (!stat?.isFile() || stat.size !== entry.size) return false;
      // Not at the same time: the clock of a disk moves in steps of some milliseconds, within which a file can be changed once more.
      if (stat.ctimeMs < before.time) return true;
      isCurrent = false;
      return hashOf(bytesAt(at(name)) ?? '') === hash;
    },
    get: name => (known.has(name) ? bytesAt(staged.get(name)?.file ?? at(name)) : undefined),
    put({ path: name, bytes: content }, hash) {
      lock.confirm();
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const entry = { hash, size: bytes.length };
      const stat = before.isEmpty ? undefined : statOf(at(name));
      known.set(name, entry);
      staged.delete(name);
      isCurrent = false;
      if (stat?.isFile() && stat.size === entry.size && bytesAt(at(name))?.equals(bytes)) return;
      const file = path.join(lock.stage, String(puts++));
      const stage = () => about(at(name), () => writeFileSync(file, bytes));
      // What keeps one file from the stage keeps them all from it, and is one mistake.
      if (refused) throw refused;
      orElse(
        error => {
          lock.confirm(true);
          refused = error;
        },
        () => withAccessErrors(stage, out, hint),
      );
      staged.set(name, { ...entry, file, isNew: !stat?.isFile() });
    },
    commit(files, site) {
      try {
        written ??= replace(files, site);
        return written;
      } finally {
        lock.release();
      }
    },
    discard: lock.release,
  };
}

/** Runs `run`; where it throws, `rescue` before that, with what it throws. */
function orElse<Result>(rescue: (error: unknown) => void, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    rescue(error);
    throw error;
  }
}

/** What a file holds; undefined where it is missing or may not be read. */
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

type Held = Map<string, { bytes: File['bytes']; hash: string }>;

/** An output in memory, for `dev` and tests: path → bytes. Begins with what another one holds. */
export function createMemoryOutput(held: Held = new Map()): Output & { files: Held } {
  const files = new Map(held);
  return {
    files,
    has: (path, hash) => files.get(path)?.hash === hash,
    get: path => files.get(path)?.bytes,
    put: ({ path, bytes }, hash) => void files.set(path, { bytes, hash }),
  };
}

/** Makes the folder `out` hold exactly these files, which are all in memory. */
export function writeFiles(files: readonly File[], out: string, root: string): Written {
  const output = openFolder(out, root);
  try {
    for (const file of files) putNew(output, file);
    return output.commit(
      files.map(file => file.path),
      { base: '/' },
    );
  } finally {
    output.discard();
  }
}
