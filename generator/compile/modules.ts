/** Compiles each file of code to a separate CommonJS module, again only when its bytes have changed. */
import { createRequire } from 'node:module';
import type * as esbuild from 'esbuild';
import { hashOf } from '../model.ts';
import { type Built, entryOf } from './bundler.ts';
import { common, entryName, publicUrls } from './options.ts';
import { isStyle } from './sheets.ts';
import type { Sources } from './sources.ts';

/** A file of code, compiled. */
export type Transformed = {
  code: string;
  /** What it imports, which of the imported names it uses, and what it exports: while this is the same, no other file is affected. */
  signature: string;
  warnings: readonly esbuild.Message[];
};

/** Compiles all code among the sources. A file that does not compile has its error as result: it matters only if the file is imported. */
type Transformer = {
  transform: (sources: Sources) => Promise<ReadonlyMap<string, Transformed | Error>>;
  /** Drops the latest results: files were written while they were read. */
  forget: () => void;
};

/** Creates a transformer for the site in `root`. */
export function createTransformer(root: string): Transformer {
  let known = new Map<string, { hash: string; result: Transformed | Error }>();
  let changed: string[] = [];
  return {
    async transform(sources) {
      const settings = [...sources].filter(([file]) => /(^|\/)(tsconfig|package)\.json$/.test(file)).join();
      const hashes = new Map(
        [...sources].flatMap(([file, hash]) => (isCode(file) ? [[file, hashOf(hash, settings)] as const] : [])),
      );
      changed = [...hashes].flatMap(([file, hash]) => (known.get(file)?.hash === hash ? [] : [file]));
      const results = new Map([...known].map(([file, { result }]) => [file, result]));
      for (const [file, result] of await transform(root, changed)) results.set(file, result);
      known = new Map([...hashes].map(([file, hash]) => [file, { hash, result: results.get(file) as Transformed }]));
      return new Map([...known].map(([file, { result }]) => [file, result]));
    },
    forget() {
      for (const file of changed) known.delete(file);
    },
  };
}

/** Removes import attributes from the name of an input: "a.svg with { type: 'text' }" → "a.svg". */
export const withoutAttributes = (file: string) => file.replace(/ with \{.*\}$/, '');

/** Returns whether a file is code, and not data, a style sheet or a picture. */
export const isCode = (file: string): boolean => /(?<!\.d)\.([cm]?[jt]s|[jt]sx)$/.test(file);

/** Returns the compiled modules that the site consists of. */
export async function modulesOf(
  root: string,
  { metafile }: Built,
  addresses: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, Transformed | Error>,
): Promise<Map<string, Transformed>> {
  const isModule = (file: string) => file !== entryName && !addresses.has(file) && !isStyle(file);
  const files = Object.keys(metafile.inputs).filter(isModule);
  const unknown = files.filter(file => isCode(file) && !known.has(file));
  const results = new Map([...known, ...(await transform(root, unknown))]);
  const all = files.map(async file => {
    if (!isCode(file)) {
      const code = await transformData(root, withoutAttributes(file), metafile.inputs[file]?.with);
      return [file, { code, signature: '', warnings: [] }] as const;
    }
    const result = results.get(file);
    if (!result || result instanceof Error) throw result;
    return [file, result] as const;
  });
  return new Map(await Promise.all(all));
}

/** In files other than TypeScript the bundler also checks unused imports, so every edit of them concerns the bundler. */
export const hasSignature = (file: string): boolean => /\.([cm]?ts|tsx)$/.test(file);

/** Compiles files together; those that fail are compiled again one by one, to get the error of each. */
async function transform(root: string, files: readonly string[]): Promise<[string, Transformed | Error][]> {
  if (files.length === 0) return [];
  try {
    const { build } = await import('esbuild');
    const { outputFiles, metafile, warnings } = await build(optionsFor(root, files));
    return outputFiles.map(output => {
      const file = entryOf(root, output, metafile);
      const code = runnable(output.text);
      const fileWarnings = warnings.filter(({ location }) => location?.file === file);
      const hasAll = /^var (?!import_)\S+ = __toESM\(require\(/m.test(code);
      const signature = hasAll ? code : JSON.stringify(metafile.inputs[file]?.imports) + namesIn(code);
      return [file, { code, signature, warnings: fileWarnings }];
    });
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error)) throw error;
    if (files.length === 1) return files.map(file => [file, error]);
    const failing = new Set((error as esbuild.BuildFailure).errors.map(({ location }) => location?.file));
    const others = files.filter(file => !failing.has(file));
    const areNamed = others.length < files.length;
    const refused = areNamed ? files.filter(file => failing.has(file)) : files;
    const single = await Promise.all(refused.map(file => transform(root, [file])));
    return [...single.flat(), ...(areNamed ? await transform(root, others) : [])];
  }
}

/** Compiles other files that code imports into modules: data, texts, the class names of a CSS module. */
async function transformData(root: string, file: string, attributes?: Record<string, string>): Promise<string> {
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
export function sourceMapOf(root: string, file: string): string {
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
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
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
