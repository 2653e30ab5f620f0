/** Changes are staged, and renamed into place when the site is checked: what a page refers to is there before it, and goes after it. */
import fs from 'node:fs';
import path from 'node:path';
import { errorAt, fileError } from '../diagnostics/diagnostics.ts';
import { hashOfContents, placesExcludedBy, placesOf } from '../files.ts';
import { type AnyFile, hashOf } from '../model.ts';
import { type Built, readManifest, stateFolderOf, writeManifest } from './manifest.ts';

export { finishedSite } from './manifest.ts';

/** Opens the folder `out` as an output. It, `put` and `commit` throw if it is not ours to change, or the file system refuses. */
export function openFolder(out: string) {
  const before = writing(() => readManifest(out));
  const present = new Map(before.files);
  const staged = new Map<string, string>();
  const state = stateFolderOf(out);
  const stage = path.join(state, `stage-${process.pid}`);
  const fullPathOf = (name: string) => path.join(out, name);
  const discard = () => fs.rmSync(stage, { recursive: true, force: true });
  const openStage = () => {
    fs.mkdirSync(stage, { recursive: true });
    // Builds that were killed have left theirs. One that still runs fails: of two at once the later one counts.
    const others = fs.readdirSync(state).filter(name => name.startsWith('stage-') && name !== path.basename(stage));
    for (const name of others) fs.rmSync(path.join(state, name), { recursive: true });
  };
  writing(openStage);

  function has(name: string, hash: string): boolean {
    if (staged.has(name)) return present.get(name) === hash;
    // Where letters' case does not count, one that is not listed may be there by its former name.
    const full = fullPathOf(name);
    if (!before.files.has(name) || !fs.existsSync(full)) return false;
    const stat = fs.statSync(full);
    if (!stat.isFile()) return false;
    // Not `<=`: file times advance in steps of some milliseconds, within which a file can change again.
    const known = stat.ctimeMs < before.time && present.get(name);
    const isSame = (known || hashOf(fs.readFileSync(full))) === hash;
    if (isSame) present.set(name, hash);
    return isSame;
  }

  function put(given: AnyFile): string {
    const name = given.path;
    const hash = hashOfContents(given);
    if (has(name, hash)) return hash;
    const file = path.join(stage, hashOf(name));
    const stageFile = () => {
      if (!('from' in given)) return fs.writeFileSync(file, given.bytes);
      fs.copyFileSync(given.from, file);
      fs.chmodSync(file, 0o644);
    };
    // Named `out`, so that a full disk is one mistake, not one for every file.
    writing(stageFile, { target: out, stage });
    present.set(name, hash);
    staged.set(name, file);
    return hash;
  }

  /** Makes the folder contain exactly `files`, each of which was put or is there already, and returns how many were written. */
  function commit(files: readonly string[], built: Built) {
    const now = new Map(files.map(name => [name, present.get(name) ?? '']));
    const rank = (name: string) => rankOf(name, !before.files.has(name));
    const changed = [...staged].filter(([name]) => now.has(name)).sort(([a], [b]) => rank(a) - rank(b));
    const obsolete = [...before.files.keys()].filter(name => !now.has(name)).sort((a, b) => rank(b) - rank(a));
    const record = (files: Map<string, string>) => writeManifest(out, stage, { ...built, files });
    const taken = new Set(changed.flatMap(([name]) => placesOf(name)));
    const isInTheWay = (name: string) => placesExcludedBy(name).some(place => taken.has(place));
    const publish = () => {
      // If this build is killed, the next one knows all that it left, and compares what was to change.
      if (changed.length + obsolete.length > 0)
        record(new Map([...before.files, ...now, ...changed.map(([name]) => [name, ''] as const)]));
      for (const name of obsolete.filter(isInTheWay)) remove(out, name);
      for (const [name, file] of changed) {
        fs.mkdirSync(path.dirname(fullPathOf(name)), { recursive: true });
        fs.renameSync(file, fullPathOf(name));
      }
      for (const name of obsolete) if (!isInTheWay(name)) remove(out, name);
      // Last, so that its time is later than that of every file.
      record(now);
    };
    writing(publish, { hint: 'What stands there is whole. Build again to complete it.' });
    staged.clear();
    discard();
    return { written: changed.length, removed: obsolete.length, unchanged: now.size - changed.length };
  }

  const get = (name: string) => (present.has(name) ? fs.readFileSync(staged.get(name) ?? fullPathOf(name)) : undefined);
  return { has, put, get, commit, discard };
}

/** Returns 0 for assets and new texts, 1 for new pages, 2 for changed pages, 3 for changed texts that list pages. */
function rankOf(name: string, isNew: boolean): number {
  if (/\.html(\.br|\.gz)?$/.test(name)) return isNew ? 1 : 2;
  return !isNew && /\.(xml|txt)(\.br|\.gz)?$/.test(name) ? 3 : 0;
}

function remove(out: string, name: string): void {
  const full = path.join(out, name);
  // A build that was killed may have put a folder in its place, or a file in that of its folder.
  if (fs.existsSync(full) && fs.statSync(full).isFile()) fs.rmSync(full);
  try {
    for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder))
      fs.rmdirSync(path.join(out, folder));
  } catch {} // It is not empty.
}

/** Returns what `run` does. If the file system refuses, throws a DiagnosticError that names `target`, or the file that is in the way. */
function writing<Result>(
  run: () => Result,
  { target, stage, hint = 'The existing site is unchanged.' }: { target?: string; stage?: string; hint?: string } = {},
): Result {
  try {
    return run();
  } catch (error) {
    if (stage && !fs.existsSync(stage))
      throw errorAt(target, 'another build has begun meanwhile', 'Build again when it has ended.');
    const { path = '', dest } = error as { path?: string; dest?: string };
    throw fileError(error, target ?? dest ?? path, 'written', hint);
  }
}
