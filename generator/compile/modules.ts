/** Compiles each file of code to a separate CommonJS module, again only when its bytes have changed; finds where in it an error was thrown. */
import { readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import type { Locate, Location } from '../diagnostics/diagnostics.ts';
import { common, isSetting, outputsOf, publicUrls, versionOf } from './bundler.ts';
import type { Sources } from './sources.ts';

/** A file of code, compiled. */
type Compiled = {
  code: string;
  /** What it imports, which of the imported names it uses, and what it exports: while this is the same, no other file is affected. */
  signature: string;
};

/** Creates a compiler of files for the site in `root`. It throws the errors of esbuild. */
export function createModuleCompiler(root: string) {
  /** By file, its version and all settings. */
  let known = new Map<string, Compiled>();
  return async (files: readonly string[], sources: Sources): Promise<ReadonlyMap<string, Compiled>> => {
    const settings = [...sources.keys()]
      .filter(isSetting)
      .map(file => `${file} ${versionOf(sources, file)}`)
      .join();
    const keyOf = (file: string) => `${file} ${versionOf(sources, file)} ${settings}`;
    // Changes of a file outside of the site's folders are not noticed.
    const changed = files.filter(file => !known.has(keyOf(file)) || !sources.has(file));
    const fresh = new Map(await compileFiles(root, changed));
    const all = new Map(files.map(file => [file, (fresh.get(file) ?? known.get(keyOf(file))) as Compiled]));
    known = new Map([...all].map(([file, compiled]) => [keyOf(file), compiled]));
    return all;
  };
}

/** Returns whether a file is code, and not data, a style sheet or a picture. */
export const isCode = (file: string): boolean => /(?<!\.d)\.([cm]?[jt]s|[jt]sx)$/.test(file);

/** In files other than TypeScript the bundler also checks unused imports, so every edit of them concerns the bundler. */
export const hasSignature = (file: string): boolean => /\.([cm]?ts|tsx)$/.test(file);

async function compileFiles(root: string, files: readonly string[]): Promise<[file: string, Compiled][]> {
  if (files.length === 0) return [];
  const { build } = await import('esbuild');
  const built = await build(optionsFor(root, files));
  return outputsOf(root, built).map(({ entry, file }) => {
    const code = runnable(file.text);
    // The bundler reports warnings, and checks the names that are used of a whole module.
    const isPlain = built.warnings.length === 0 && !/^var (?!import_)\S+ = __toESM\(require\(/m.test(code);
    const signature = isPlain ? JSON.stringify(built.metafile.inputs[entry]?.imports) + namesIn(code) : code;
    return [entry, { code, signature }];
  });
}

/** Compiles another file that code imports into a module: data, texts, the class names of a CSS module. */
export async function compileData(root: string, file: string, attributes?: Record<string, string>): Promise<string> {
  const { build } = await import('esbuild');
  const name = JSON.stringify(`./${file}`);
  const { outputFiles } = await build({
    ...optionsFor(root, []),
    external: [],
    plugins: [publicUrls],
    stdin: {
      contents: attributes
        ? `export { default } from ${name} with ${JSON.stringify(attributes)}`
        : `module.exports = require(${name})`,
      resolveDir: root,
    },
  });
  return outputFiles.find(output => output.path.endsWith('.js'))?.text ?? '';
}

/** Returns the source map of a compiled file. It is created only on demand, when an error is thrown. */
function sourceMapOf(root: string, file: string): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild;
  const { outputFiles } = buildSync({ ...optionsFor(root, [file]), sourcemap: 'external' });
  return outputFiles.find(output => output.path.endsWith('.map'))?.text ?? '';
}

/** Bundles of one file each, so that esbuild reports the same about a file as in a bundle of all files. */
const optionsFor = (root: string, files: readonly string[]) =>
  ({
    ...common(root),
    entryPoints: files.map(file => ({ in: `./${file}`, out: file })),
    external: ['*'],
    treeShaking: false,
    // CommonJS cannot run top-level await: it is refused with its location. An import() becomes a require.
    supported: { 'top-level-await': false, 'dynamic-import': false },
  }) satisfies esbuild.BuildOptions;

/** Makes an ES module its own namespace object, so that it includes names that a module in a circle exports later. */
const runnable = (code: string): string =>
  code.replace('(mod, isNodeMode, target) => (', '(mod, isNodeMode, target) => mod?.__esModule ? mod : (');

/** Returns the used names of imports and the names of exports, as esbuild writes them: import_a.name, and one list at the beginning. */
const namesIn = (code: string): string =>
  [
    ...new Set(code.match(/\bimport_\w+(\.[\w$\\{}]+|\["(?:[^"\\]|\\.)*"\])|^__export\(\w+, \{$[\s\S]*?^\}\);$/gm)),
  ].join();

/** Marks the site's code in stack traces: "compiled:pages/about.tsx:12:3". */
export const scheme = 'compiled:';

/** Returns the location in the sources, as the map names them, of a position in the code that was made from them. */
export function locationIn(map: SourceMap, line: string, column: string): Required<Omit<Location, 'text'>> | undefined {
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return undefined;
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** Node does not apply source maps to vm code. A map is created only when an error is thrown, once for the same text of a file. */
export function createLocate(root: string): Locate {
  const mapped = new Map<string, { text: string; map: SourceMap }>();
  function mappedOf(file: string) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const known = mapped.get(file);
    if (known?.text === text) return known;
    const created = { text, map: new SourceMap(JSON.parse(sourceMapOf(root, file))) };
    mapped.set(file, created);
    return created;
  }

  return error => {
    const frames = String((error as Error | undefined)?.stack).matchAll(/compiled:(.+?):(\d+):(\d+)/g);
    for (const [, file = '', line = '', column = ''] of frames) {
      const { text, map } = mappedOf(file);
      const location = locationIn(map, line, column);
      if (location) return { ...location, file, text: text.split('\n')[location.line - 1] ?? '' };
    }
    return undefined;
  };
}
