/** The source files of the site with their hashes, what it is entered by, and the files of public/. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../cache.ts';
import { errorAt, mapAll } from '../diagnostics/diagnostics.ts';
import { copyOf, filesUnder, isTemporary, sourceFolders } from '../files.ts';
import { type AnyFile, type Cache, hashOf } from '../model.ts';

export type Snapshot = ReturnType<typeof takeSnapshot>;

/** Returns whether a file is code of the site: content is read elsewhere, and tests are not part of it. */
const isSource = (file: string) =>
  /^(?:pages|components|islands|content(?=.*\.(?:tsx?|json)$))\/(?!.*\.(?:test|e2e)\.tsx?$)/.test(file);

export const isOutside = (file: string): boolean =>
  !isSource(file) && !/^generator[/:]|(?:^|\/)node_modules\//.test(file);

export function takeSnapshot(root: string, cache: Cache) {
  const known = new Map<string, unknown>();
  const read = (file: string) =>
    memoize(known, file, () => {
      const full = path.join(root, file);
      // One that was just deleted is empty: whatever needs it will report it.
      const bytes = existsSync(full) ? readFileSync(full) : Buffer.of();
      return { text: String(bytes), hash: hashOf(bytes) };
    });
  const files = sourceFolders.flatMap(folder => filesIn(root, folder)).filter(isSource);
  files.forEach(read);
  const hashesOf = (files: readonly string[]) => files.map(file => read(file).hash).join();

  /** Resolves with what `make` makes of its `inputs`; makes it again only if one of these has changed. */
  async function keep<Made extends { inputs: string[] }>(name: string, make: () => Promise<Made>): Promise<Made> {
    const kept = cache.get(name) as { made: Made; hashes: string } | undefined;
    if (kept && kept.hashes === hashesOf(kept.made.inputs)) return kept.made;
    const made = await make();
    const hashes = hashesOf(made.inputs);
    // What was saved meanwhile may be in it in its new version.
    for (const file of made.inputs) known.delete(file);
    if (hashes !== hashesOf(made.inputs)) return keep(name, make);
    cache.set(name, { made, hashes });
    return made;
  }

  return { files, read, keep };
}

/** Returns the pages, the islands and the client scripts among files, and all modules to run. Throws for files that would be ignored. */
export function entriesIn(files: readonly string[]) {
  const needed = ['content/schema.ts', 'pages/_document.tsx'];
  const settings = files.filter(file => file === 'content/settings.ts');
  const kinds = 'Names of pages end in .tsx. Texts belong in content/, finished files in public/.';
  const plain = 'Name it without ".module", import it for its effect, and write its classes as they are.';
  const all = new Set(files);
  mapAll([...needed, ...files], file => {
    if (!all.has(file)) throw errorAt(file, 'is missing: every site needs this file');
    if (/^pages\/.*\.(jsx?|mdx?|html?)$/.test(file)) throw errorAt(file, 'is not a page', kinds);
    if (file.endsWith('.module.css')) throw errorAt(file, 'is a CSS module, which pages cannot have', plain);
  });
  const pages = files.filter(file => /^pages\/(?!(.*\/)?_).*(?<!\.d)\.tsx?$/.test(file));
  const islands = files.filter(file => /^islands\/([^/]+)\/\1\.tsx$/.test(file));
  const clients = files.filter(file => /^islands\/([^/]+)\/\1\.client\.ts$/.test(file));
  return { pages, islands, clients, entries: [...needed, ...settings, ...pages, ...islands] };
}

/** Files of Git, of systems, and with secrets: settings, keys, passwords, databases. Nobody means to publish them. */
const unpublished =
  /\/(?:\.(?:git|env|svn|hg|npmrc|netrc|htpasswd)|id_(?:rsa|dsa|ecdsa|ed25519)$|[^/]*\.(?:p12|pfx|ppk|kdbx|sql(?:\.gz)?)$)/i;

export const publicFiles = (root: string): AnyFile[] =>
  filesIn(root, 'public')
    .filter(file => !unpublished.test(file))
    .map(file => copyOf(path.join(root, file), file.slice('public/'.length)));

const filesIn = (root: string, folder: string): string[] =>
  filesUnder(path.join(root, folder))
    .filter(name => !isTemporary(path.basename(name)))
    .map(name => `${folder}/${name}`);
