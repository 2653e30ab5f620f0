/**
 * What the generator remembers of an output folder: its files, the base that they were built for, and which of them are of releases. For "dist" it stands beside it, in
 * ".dist.build/manifest.json", and holds no times: two equal builds leave equal bytes.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { isHashed } from '../model.ts';

/** A file as the manifest knows it: the hash of its bytes and their number. */
export type Entry = { hash: string; size: number };

/**
 * The files with hashed names of the last two releases. They stay until the next one, for pages of theirs that a browser has still open, or
 * a cache still gives out.
 */
type Releases = {
  last: string[];
  previous: string[];
  /** What visitors of the last release got under names that stay: file → the hash of its bytes. Empty before the first release. */
  files: Map<string, string>;
};

/** What a release changes for visitors: files, the hashed ones and compressed siblings aside. */
export type ReleaseChanges = { added: string[]; changed: string[]; removed: string[] };

const noReleases: Releases = { last: [], previous: [], files: new Map() };

export type Manifest = {
  base: string;
  files: Map<string, Entry>;
  releases: Releases;
  /** Milliseconds since 1970: a file of the right size that was changed before is what the manifest says. 0 where all are to be compared. */
  time: number;
};

/** A file whose content is not known: the next build compares it, or removes it. */
export const unknown: Entry = { hash: '', size: -1 };

/** The folder in which all stands that the generator keeps for the output folder `out`. */
export const folderOf = (out: string): string => path.join(path.dirname(out), `.${path.basename(out)}.build`);

export const manifestOf = (out: string): string => path.join(folderOf(out), 'manifest.json');

/** Throws a DiagnosticError where `out` holds the project in the folder `root`, or is among what the site is made of. */
export function throwIfProject(out: string, root: string): void {
  const hint = 'Choose another folder with --out.';
  if (isWithin(root, out)) throw errorAt(out, 'holds the project itself', hint);
  const source = sources.find(folder => isWithin(out, path.join(root, folder)));
  if (source) throw errorAt(out, `is a part of ${source}/, of which the site is made`, hint);
}

const sources = ['pages', 'content', 'components', 'islands', 'public', 'generator'];

/** Whether a folder is another one, or stands in it. */
function isWithin(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner);
  return !way.startsWith('..') && !path.isAbsolute(way);
}

/** The manifest of `out`, and whether nothing stands there. Throws a DiagnosticError where something else filled the folder. */
export function readManifest(out: string): Manifest & { isEmpty: boolean } {
  const isEmpty = !existsSync(out) || readdirSync(out).length === 0;
  const hasManifest = existsSync(manifestOf(out));
  const manifest = parse(manifestOf(out));
  const stands = (name: string) => existsSync(path.join(out, name));
  if (manifest && (isEmpty || [...manifest.files.keys()].some(stands)))
    return { ...manifest, time: statSync(manifestOf(out)).mtimeMs, isEmpty };
  // Where it is torn nothing is removed, every file is compared, and this build writes another.
  if (isEmpty || (hasManifest && !manifest))
    return { base: '/', files: new Map(), releases: noReleases, time: 0, isEmpty };
  const message = `is not empty and was not made by a build (${manifestOf(out)} names no file of it)`;
  throw errorAt(out, message, 'Choose another folder with --out, or empty this one yourself.');
}

/** What a build remembers of the site in `out`: its base, "/" or "/folder/", and the hashed files of the last two releases. */
export function rememberedOf(out: string): Pick<Manifest, 'base' | 'releases'> {
  return parse(manifestOf(out)) ?? { base: '/', releases: noReleases };
}

/** The text of a manifest. A folder of which nothing was released has no releases. */
export function showManifest({ base, files, releases }: Omit<Manifest, 'time'>): string {
  const sorted = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { hash, size }]) => [name, { hash, size }]);
  const { last, previous } = releases;
  const released = { last, previous, files: Object.fromEntries(releases.files) };
  const isReleased = releases.files.size > 0;
  const manifest = { base, ...(isReleased && { releases: released }), files: Object.fromEntries(sorted) };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

/** The releases after a release with these files. What is released again, or has the same hashed files, leaves no older ones behind. */
export function releasesAfter(before: Releases, files: ReadonlyMap<string, Entry>): Releases {
  const hashed = [...files.keys()].filter(isHashed).sort();
  const isSame = hashed.join() === before.last.join();
  const named = [...files].filter(([name]) => !isHashed(name) && !isSibling(name, files));
  return {
    last: hashed,
    previous: isSame ? before.previous : before.last,
    files: new Map(named.map(([name, { hash }]) => [name, hash] as const).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const isSibling = (name: string, files: ReadonlyMap<string, Entry>) =>
  /\.(br|gz)$/.test(name) && files.has(name.replace(/\.\w+$/, ''));

/** What changes between two releases. */
export function changesBetween({ files: before }: Releases, { files: now }: Releases): ReleaseChanges {
  return {
    added: [...now.keys()].filter(name => !before.has(name)),
    changed: [...now].filter(([name, hash]) => before.has(name) && before.get(name) !== hash).map(([name]) => name),
    removed: [...before.keys()].filter(name => !now.has(name)),
  };
}

/** What a file says that has the form of a manifest; undefined where it is missing, torn or something else. */
function parse(file: string): Omit<Manifest, 'time'> | undefined {
  try {
    const { base, files, releases } = JSON.parse(readFileSync(file, 'utf8'));
    const isInside = (name: string) => !path.isAbsolute(name) && !path.normalize(name).startsWith('..');
    const entries = Object.entries<Entry>(files).filter(([name]) => isInside(name));
    const namesOf = (list: unknown) => (Array.isArray(list) ? list.filter(name => typeof name === 'string') : []);
    return {
      base: typeof base === 'string' ? base : '/',
      files: new Map(entries),
      releases: {
        last: namesOf(releases?.last),
        previous: namesOf(releases?.previous),
        files: new Map(Object.entries<string>(releases?.files ?? {})),
      },
    };
  } catch {
    return undefined;
  }
}
