/** What is known about an output folder, "dist", is in ".dist.build/manifest.json": its files, base and redirects. */
import fs from 'node:fs';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import type { Redirect } from '../model.ts';

export type Built = { base: string; redirects: readonly Redirect[] };
/** Each of the files has the hash of its bytes. */
export type Manifest = Built & { files: Map<string, string> };
export const stateFolderOf = (out: string): string => path.join(path.dirname(out), `.${path.basename(out)}.build`);
const manifestFileOf = (out: string): string => path.join(stateFolderOf(out), 'manifest.json');
/** Of a folder whose manifest is damaged nothing is known: every file is written, and none is deleted. */
const noManifest: Manifest = { base: '/', redirects: [], files: new Map() };

export function finishedSite(root: string, out: string): Built & { folder: string } {
  const folder = path.resolve(root, out);
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw errorAt(undefined, `${out}/ contains no site`, 'Run: npm run build');
  return { folder, ...(parse(manifestFileOf(folder)) ?? noManifest) };
}

/** Returns the manifest of `out` and when it was written: a file changed before has the hash in it. Throws if the folder is not ours. */
export function readManifest(out: string): Manifest & { time: number } {
  const file = manifestFileOf(out);
  const isEmpty = !fs.existsSync(out) || fs.readdirSync(out).length === 0;
  const manifest = parse(file);
  const isListed = (name: string) => fs.existsSync(path.join(out, name));
  const isOurs = manifest ? [...manifest.files.keys()].some(isListed) : fs.existsSync(file);
  const hint = 'Choose another folder with --out, or empty this one yourself.';
  if (!isEmpty && !isOurs) throw errorAt(out, 'is not empty and was not made by a build', hint);
  return { ...(manifest ?? noManifest), time: manifest ? fs.statSync(file).mtimeMs : 0 };
}

/** Writes a manifest, by way of the folder `stage`. It has no times: two equal builds leave equal bytes. */
export function writeManifest(out: string, stage: string, { files, ...built }: Manifest): void {
  const staged = path.join(stage, 'manifest.json');
  fs.writeFileSync(staged, `${JSON.stringify({ ...built, files: Object.fromEntries([...files].sort()) }, null, 1)}\n`);
  fs.renameSync(staged, manifestFileOf(out));
}

function parse(file: string): Manifest | undefined {
  try {
    const { base, redirects = [], files } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof base === 'string' ? { base, redirects, files: new Map(Object.entries(files)) } : undefined;
  } catch {
    return undefined;
  }
}
