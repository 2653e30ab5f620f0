/** Each file of code as CommonJS that runs by itself, transformed again only when its bytes have changed. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { hashOf } from '../model.ts';
import type { Sources } from './sources.ts';

/** A file of code, transformed. */
export type Transformed = {
  code: string;
  /** What it imports, which names of that it uses, and what it exports: while it is the same, no other file is concerned. */
  surface: string;
  warnings: readonly esbuild.Message[];
};

/** Transforms all code among the sources. What esbuild refuses is given as its error: whether it matters, only what imports the file says. */
export type Transformer = (sources: Sources) => Promise<ReadonlyMap<string, Transformed | Error>>;

/** Makes a transformer for the site in `root`. */
export function createTransformer(root: string): Transformer {
  let known = new Map<string, { hash: string; result: Transformed | Error }>();
  return async sources => {
    const settings = sources.get('tsconfig.json') ?? '';
    const all = [...sources].filter(([file]) => isCode(file));
    const results = await Promise.all(
      all.map(async ([file, source]) => {
        const hash = hashOf(source, settings);
        const before = known.get(file);
        return [file, before?.hash === hash ? before : { hash, result: await transform(root, file) }] as const;
      }),
    );
    known = new Map(results);
    return new Map(results.map(([file, { result }]) => [file, result]));
  };
}

/** Whether a file is code, and not a style sheet or a picture. */
export const isCode = (file: string): boolean => /(?<!\.d)\.([cm]?[jt]s|[jt]sx|json|txt)$/.test(file);

/** Transforms one file of the site in `root`. */
export async function transform(root: string, file: string): Promise<Transformed | Error> {
  try {
    const { transform } = await import('esbuild');
    const { code, warnings } = await transform(textOf(root, file), optionsFor(root, file));
    const hasAll = warnings.length > 0 || /^var (?!import_)\w+ = __toESM\(require\("/m.test(code);
    return { code, warnings, surface: hasAll ? code : surfaceOf(code) };
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** The source map of a transformed file. Nobody needs it until something is thrown: so it is made then. */
export function sourceMapOf(root: string, file: string): string {
  const { transformSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild;
  return transformSync(textOf(root, file), { ...optionsFor(root, file), sourcemap: 'external' }).map;
}

const textOf = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function optionsFor(root: string, file: string): esbuild.TransformOptions {
  return {
    sourcefile: file,
    loader: loaderOf(file),
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    // Code that waits while it is loaded could not be run as CommonJS: it is refused with its place. An import() becomes a require.
    supported: { 'top-level-await': false, 'dynamic-import': false },
    tsconfigRaw: existsSync(path.join(root, 'tsconfig.json')) ? textOf(root, 'tsconfig.json') : '{}',
    logLevel: 'silent',
  };
}

const loaderOf = (file: string) => {
  const [, type = ''] = /\.[cm]?(\w+)$/.exec(file) ?? [];
  return (type === 'txt' ? 'text' : type) as esbuild.Loader;
};

/** As esbuild writes them: require("./a.ts"), import_a.name, and the list of its own names at the end. */
const surfaceOf = (code: string): string =>
  [
    ...new Set(code.match(/\brequire\("(?:[^"\\]|\\.)*"\)|\bimport_\w+\.\w+|^0 && \(module\.exports = \{[^}]*\}/gm)),
  ].join();
