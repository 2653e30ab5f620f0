/**
 * The manifest of an output folder: its files, the base that they were built for, and which of them belong to releases. For "dist" it is
 * ".dist.build/manifest.json", next to the folder. It contains no times: two equal builds leave equal bytes.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { projectFolders } from '../files-under.ts';
import { isHashed } from '../model.ts';

/** A file in the manifest: the hash of its bytes and their number. */
type Entry = { hash: string; size: number };

/** The hashed files of the last two releases: they are kept for pages that are still open in a browser, or still come from a cache. */
type Releases = {
  last: string[];
  previous: string[];
  /** The files of the last release whose names are not hashed: file → the hash of its bytes. */
  files: Record<string, string>;
};

/** What a release changes for visitors: all files except hashed ones and compressed versions. */
export type ReleaseChanges = { added: string[]; changed: string[]; removed: string[] };

/** Before the first release. */
export const noReleases: Releases = { last: [], previous: [], files: {} };

export type Manifest = {
  base: string;
  /** What the folder holds if it is neither a site nor files for its hosts: "the preview book". */
  holds?: string | undefined;
  files: Map<string, Entry>;
  releases: Releases;
};

/** A file with unknown content: the next build compares or deletes it. */
export const unknownEntry: Entry = { hash: '', size: -1 };

/** Returns the folder of everything that the generator keeps about the output folder `out`. */
export const stateFolderOf = (out: string): string => path.join(path.dirname(out), `.${path.basename(out)}.build`);

export const manifestFileOf = (out: string): string => path.join(stateFolderOf(out), 'manifest.json');

/** Throws a DiagnosticError if `out` contains the project in `root`, or is in one of its source folders. */
export function throwIfProject(out: string, root: string): void {
  const hint = 'Choose another folder with --out.';
  if (isWithin(root, out)) throw errorAt(out, 'contains the project itself', hint);
  const source = projectFolders.find(folder => isWithin(out, path.join(root, folder)));
  if (source) throw errorAt(out, `is in ${source}/, which the site is built from`, hint);
}

/** Returns whether a folder is the same as another one, or in it. */
function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}

/**
 * Returns the manifest of `out`, and when it was written, in milliseconds since 1970: a file last changed before that still has its hash; 0 if
 * every file must be compared. Throws a DiagnosticError if the folder holds anything but files that a build made as `holds`.
 */
export function readManifest(out: string, holds?: string): Manifest & { time: number } {
  const hint = 'Choose another folder with --out, or empty this one yourself.';
  const isEmpty = !existsSync(out) || readdirSync(out).length === 0;
  const hasManifest = existsSync(manifestFileOf(out));
  const manifest = parse(manifestFileOf(out));
  const exists = (name: string) => existsSync(path.join(out, name));
  if (manifest && (isEmpty || [...manifest.files.keys()].some(exists))) {
    if (!isEmpty && manifest.holds !== holds)
      throw errorAt(out, `holds ${manifest.holds ?? `something else than ${holds}`}`, hint);
    return { ...manifest, time: statSync(manifestFileOf(out)).mtimeMs };
  }
  // If the manifest is damaged, nothing is deleted, every file is compared, and this build writes a new one.
  if (isEmpty || (hasManifest && !manifest)) return { base: '/', files: new Map(), releases: noReleases, time: 0 };
  const message = `is not empty and was not made by a build (${manifestFileOf(out)} lists none of its files)`;
  throw errorAt(out, message, hint);
}

/** Returns what is recorded about the site in `out`: its base, "/" or "/folder/", and its releases. */
export function rememberedOf(out: string): Pick<Manifest, 'base' | 'releases'> {
  return parse(manifestFileOf(out)) ?? { base: '/', releases: noReleases };
}

/** Returns the text of a manifest. Without a release it has no field `releases`. */
export function showManifest({ base, holds, files, releases }: Manifest): string {
  const released = releases === noReleases ? {} : { releases };
  return `${JSON.stringify({ base, holds, ...released, files: sorted(files) }, null, 1)}\n`;
}

const sorted = <Value>(files: Iterable<readonly [name: string, value: Value]>): Record<string, Value> =>
  Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the releases after a release of these files. One with the same hashed files as the last one replaces it. */
export function releasesAfter(before: Releases, files: ReadonlyMap<string, Entry>): Releases {
  const hashed = [...files.keys()].filter(isHashed).sort();
  const isSame = hashed.join() === before.last.join();
  const named = [...files].filter(([name]) => !isHashed(name) && !isCompressed(name, files));
  return {
    last: hashed,
    previous: isSame ? before.previous : before.last,
    files: sorted(named.map(([name, { hash }]) => [name, hash])),
  };
}

const isCompressed = (name: string, files: ReadonlyMap<string, Entry>) =>
  /\.(br|gz)$/.test(name) && files.has(name.replace(/\.\w+$/, ''));

/** Returns what changes between two releases. */
export function changesBetween({ files: before }: Releases, { files: now }: Releases): ReleaseChanges {
  return {
    added: Object.keys(now).filter(name => !Object.hasOwn(before, name)),
    changed: Object.keys(now).filter(name => Object.hasOwn(before, name) && before[name] !== now[name]),
    removed: Object.keys(before).filter(name => !Object.hasOwn(now, name)),
  };
}

/** Reads a manifest; returns undefined if the file is missing, damaged or something else. */
function parse(file: string): Manifest | undefined {
  try {
    const { base, holds, files, releases = noReleases } = JSON.parse(readFileSync(file, 'utf8'));
    const isWhole = typeof base === 'string' && Array.isArray(releases.last) && Array.isArray(releases.previous);
    if (!isWhole || !(releases.files instanceof Object)) return undefined;
    const isInside = (name: string) => !path.isAbsolute(name) && !path.normalize(name).startsWith('..');
    return { base, holds, files: new Map(Object.entries<Entry>(files).filter(([name]) => isInside(name))), releases };
  } catch {
    return undefined;
  }
}
