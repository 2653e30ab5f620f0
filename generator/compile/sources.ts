/** The source files of the site with their hashes, what it is entered by, and the files of public/. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorAt, mapAll } from '../diagnostics/diagnostics.ts';
import { copyOf, filesUnder, sourceFolders } from '../files.ts';
import { type AnyFile, hashOf } from '../model.ts';

export type Sources = ReadonlyMap<string, string>;

export const shellFile = 'pages/_document.tsx';
export const schemaFile = 'content/schema.ts';
export const settingsFile = 'content/settings.ts';

export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

/** Returns whether a file is code of the site: content is read elsewhere, and tests are not part of it. */
const isSource = (file: string) =>
  /^(?:pages|components|islands|content(?=.*\.(?:tsx?|json)$))\/(?!.*\.(?:test|e2e)\.tsx?$)/.test(file);

/** Returns whether an input of a bundle is outside of the site's folders. Packages and the generator are part of the cache's version. */
export const isOutside = (input: string): boolean =>
  !isSource(input) && !/:|^(?:pages$|generator\/)|(?:^|\/)node_modules\//.test(input);

/** Returns the site's code and, `outside` of its folders, what that imports, and a key for all of it. */
export function readSources(root: string, outside: readonly string[]): { sources: Sources; key: string } {
  const files = sourceFolders.flatMap(folder => filesIn(root, folder)).filter(isSource);
  // package.json says which modules of an island have side effects.
  const sources = new Map([...files, 'package.json', ...outside].map(file => [file, hashOf(bytesOf(root, file))]));
  return { sources, key: `bundle ${hashOf(JSON.stringify([...sources]))}` };
}

/** Returns the names of the islands: each is islands/x/x.tsx. */
export const islandsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.tsx$/.exec(file)?.[1] ?? []);

/** Returns the client scripts, which enhance HTML that works without them: each is islands/x/x.client.ts. */
export const clientsIn = (sources: Sources): string[] =>
  [...sources.keys()].filter(file => /^islands\/([^/]+)\/\1\.client\.ts$/.test(file));

/** Returns the pages among the sources: every module in pages/, unless it or its folder begins with "_". */
export const pagesIn = (sources: Sources): string[] =>
  [...sources.keys()].filter(file => /^pages\/(?!(.*\/)?_).*(?<!\.d)\.tsx?$/.test(file));

/** Returns the files to run; what they import runs with them. Throws a DiagnosticError if one is missing, and for files in pages/ that would be ignored. */
export function entriesIn(sources: Sources): string[] {
  const needed = [schemaFile, shellFile];
  const kinds = 'Names of pages end in .tsx. Texts belong in content/, finished files in public/.';
  const plain = 'Name it without ".module", import it for its effect, and write its classes as they are.';
  mapAll([...needed, ...sources.keys()], file => {
    if (!sources.has(file)) throw errorAt(file, 'is missing: every site needs this file');
    if (/^pages\/.*\.(jsx?|mdx?|html?)$/.test(file)) throw errorAt(file, 'is not a page', kinds);
    if (file.endsWith('.module.css')) throw errorAt(file, 'is a CSS module, which pages cannot have', plain);
  });
  const settings = sources.has(settingsFile) ? [settingsFile] : [];
  return [...needed, ...settings, ...pagesIn(sources), ...islandsIn(sources).map(islandFile)];
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

/** Returns the bytes of a file; none if it was just deleted, which whatever needs it will report. */
function bytesOf(root: string, file: string): Uint8Array {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full) : new Uint8Array();
}

const filesIn = (root: string, folder: string): string[] =>
  filesUnder(path.join(root, folder))
    .filter(name => !isTemporary(path.basename(name)))
    .map(name => `${folder}/${name}`);

/** Returns whether a file was left behind by an editor or the operating system: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isTemporary = (name: string): boolean =>
  /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);
