/** The source files of the site with their hashes, what it is entered by, and the files of public/. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorAt, mapAll } from '../diagnostics/diagnostics.ts';
import { copyOf, filesUnder, sourceFolders } from '../files.ts';
import { type AnyFile, type Cache, hashOf } from '../model.ts';

/** The code of the site as it was when the compilation began: each file is read once. */
export type Snapshot = ReturnType<typeof takeSnapshot>;

export const shellFile = 'pages/_document.tsx';
export const schemaFile = 'content/schema.ts';
export const settingsFile = 'content/settings.ts';

export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

/** Returns whether a file is code of the site: content is read elsewhere, and tests are not part of it. */
const isSource = (file: string) =>
  /^(?:pages|components|islands|content(?=.*\.(?:tsx?|json)$))\/(?!.*\.(?:test|e2e)\.tsx?$)/.test(file);

/** Returns whether a file is outside of the site's folders, and no part of a package or the generator. */
export const isOutside = (file: string): boolean =>
  !isSource(file) && !/^generator\/|(?:^|\/)node_modules\//.test(file);

export function takeSnapshot(root: string, cache: Cache) {
  const known = new Map<string, { text: string; hash: string }>();
  function readAgain(file: string) {
    const full = path.join(root, file);
    // One that was just deleted is empty: whatever needs it will report it.
    const bytes = existsSync(full) ? readFileSync(full) : Buffer.of();
    const found = { text: String(bytes), hash: hashOf(bytes) };
    known.set(file, found);
    return found;
  }
  const files = sourceFolders.flatMap(folder => filesIn(root, folder)).filter(isSource);
  files.forEach(readAgain);
  const read = (file: string) => known.get(file) ?? readAgain(file);
  const isOutdated = (file: string) => known.get(file)?.hash !== readAgain(file).hash;

  /** Resolves with what `make` makes of its `inputs`; makes it again only if one of these has changed. */
  async function keep<Made extends { inputs: string[] }>(name: string, make: () => Promise<Made>): Promise<Made> {
    const hashesOf = ({ inputs }: Made) => inputs.map(file => read(file).hash).join();
    const kept = cache.get(name) as { made: Made; hashes: string } | undefined;
    if (kept && kept.hashes === hashesOf(kept.made)) return kept.made;
    const made = await make();
    // What was saved meanwhile may be in it in its new version.
    if (made.inputs.filter(isOutdated).length > 0) return keep(name, make);
    cache.set(name, { made, hashes: hashesOf(made) });
    return made;
  }

  return { files, read, keep };
}

/** Returns what the site is entered by, given its files: its pages, which are all modules in pages/ that do not begin with "_" nor lie in such a folder; the names of its islands, islands/x/x.tsx; its client scripts, islands/x/x.client.ts, which enhance HTML that works without them; and all entries to run. Throws a DiagnosticError if one is missing, and for files that would be ignored. */
export function entriesIn(files: readonly string[]) {
  const needed = [schemaFile, shellFile];
  const kinds = 'Names of pages end in .tsx. Texts belong in content/, finished files in public/.';
  const plain = 'Name it without ".module", import it for its effect, and write its classes as they are.';
  mapAll([...needed, ...files], file => {
    if (!files.includes(file)) throw errorAt(file, 'is missing: every site needs this file');
    if (/^pages\/.*\.(jsx?|mdx?|html?)$/.test(file)) throw errorAt(file, 'is not a page', kinds);
    if (file.endsWith('.module.css')) throw errorAt(file, 'is a CSS module, which pages cannot have', plain);
  });
  const pages = files.filter(file => /^pages\/(?!(.*\/)?_).*(?<!\.d)\.tsx?$/.test(file));
  const islands = files.flatMap(file => /^islands\/([^/]+)\/\1\.tsx$/.exec(file)?.[1] ?? []);
  const clients = files.filter(file => /^islands\/([^/]+)\/\1\.client\.ts$/.test(file));
  const settings = files.filter(file => file === settingsFile);
  return { pages, islands, clients, entries: [...needed, ...settings, ...pages, ...islands.map(islandFile)] };
}

/** Returns the files of public/, also hidden ones, which hosts read, but none of Git, of systems, or with secrets of the project. */
export const publicFiles = (root: string): AnyFile[] =>
  mapAll(
    filesIn(root, 'public').filter(file => !/\/\.(?:git|env|svn|hg)/.test(file)),
    file => {
      const from = path.join(root, file);
      if (!existsSync(from) || !statSync(from).isFile()) throw errorAt(file, 'is a link that leads to no file');
      if (secret.test(file))
        throw errorAt(file, 'looks like a key or a dump, which anybody could download', 'Move it.');
      return copyOf(from, file.slice('public/'.length));
    },
  );

/** Keys, passwords and databases, which nobody means to publish. */
const secret =
  /\/(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.npmrc|\.netrc|\.htpasswd|[^/]*\.(?:p12|pfx|ppk|kdbx|sql(?:\.gz)?))$/i;

const filesIn = (root: string, folder: string): string[] =>
  filesUnder(path.join(root, folder))
    .filter(name => !isTemporary(path.basename(name)))
    .map(name => `${folder}/${name}`);

/** Returns whether a file was left behind by an editor or the operating system: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isTemporary = (name: string): boolean =>
  /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);
