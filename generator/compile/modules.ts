/** Compiles each file that code imports to a separate CommonJS module; finds where in it an error was thrown. */
import { readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import {
  type Diagnostic,
  DiagnosticError,
  type Locate,
  type Location,
  throwIfAny,
} from '../diagnostics/diagnostics.ts';
import type { File } from '../model.ts';
import { asFile, outputsOf, runEsbuild, serverOptions, versionOf } from './esbuild.ts';
import { isSheet } from './graph.ts';
import { missingEntry, unresolved } from './refused.ts';
import type { Sources } from './sources.ts';

/**
 * A file as CommonJS. `imports` maps the specifiers of its imports, "../ui/link.tsx", to the files that they mean, except those of packages;
 * `uses` lists the names that it uses of each of them. An asset exports its URL, and its file is among the `assets`.
 */
export type Module = {
  code: string;
  imports: Readonly<Record<string, string>>;
  uses: Readonly<Record<string, readonly string[]>>;
  assets: readonly File[];
};

/**
 * Creates a compiler of modules for the site in `root`. It takes the entries, and compiles them and what they import, except style sheets; each
 * file only when it was saved since the last time. Throws a DiagnosticError with the mistakes of all files.
 */
export function createModuleCompiler(root: string) {
  /** The modules of the last time, by the versions of their files. */
  let known: ReadonlyMap<string, Module> = new Map();

  /** Compiles files. Adds the mistakes of those that cannot be compiled to `found`. */
  async function compileAll(files: readonly string[], sources: Sources, found: Diagnostic[]): Promise<Compiled[]> {
    try {
      return await compileFiles(root, files, sources);
    } catch (error) {
      // esbuild compiles all files or none. Alone, the others are compiled, so that mistakes in what they import are found, too.
      if (files.length > 1) return (await Promise.all(files.map(file => compileAll([file], sources, found)))).flat();
      if (!(error instanceof DiagnosticError)) throw error;
      found.push(...error.diagnostics);
      return [];
    }
  }

  return async (entries: readonly string[], sources: Sources): Promise<Map<string, Module>> => {
    throwIfAny(entries.filter(file => !sources.has(file)).map(missingEntry));
    const found: Diagnostic[] = [];
    const modules = new Map<string, Module>();
    const keyOf = (file: string) => versionOf(sources, [file]);
    for (let files = entries; files.length > 0; ) {
      const changed = files.filter(file => !known.has(keyOf(file)));
      const fresh = new Map(await compileAll(changed, sources, found));
      const imported = new Set<string>();
      for (const file of files) {
        const module = fresh.get(file) ?? known.get(keyOf(file));
        if (!module) continue;
        modules.set(file, module);
        for (const [specifier, target] of Object.entries(module.imports)) {
          if (!sources.has(target)) found.push(unresolved(root, file, specifier, sources));
          else if (!isSheet(target)) imported.add(target);
        }
      }
      files = [...imported].filter(file => !modules.has(file));
    }
    known = new Map([...modules].map(([file, module]) => [keyOf(file), module]));
    throwIfAny(found);
    return modules;
  };
}

type Compiled = [file: string, module: Module];

async function compileFiles(root: string, files: readonly string[], sources: Sources): Promise<Compiled[]> {
  if (files.length === 0) return [];
  const built = await runEsbuild(moduleOptions(root, files), sources);
  const outputs = outputsOf(root, built);
  return outputs.flatMap(({ name, entry, file }): Compiled[] => {
    if (!entry) return [];
    const asset = built.metafile.outputs[`out/${name}`]?.imports.find(({ kind }) => kind === 'file-loader');
    const assets = outputs.filter(output => `out/${output.name}` === asset?.path).map(asFile);
    if (asset) return [[entry, moduleOf(JSON.stringify(asset.path.replace(/^out/, '')), assets)]];
    if (entry.endsWith('.json')) return [[entry, moduleOf(readFileSync(path.join(root, entry), 'utf8'))]];
    const specifiers = (built.metafile.inputs[entry]?.imports ?? []).map(({ path }) => path);
    const imports = Object.fromEntries(
      specifiers
        .filter(specifier => specifier.startsWith('.'))
        .map(specifier => [specifier, path.posix.join(path.posix.dirname(entry), specifier)]),
    );
    return [[entry, { code: runnable(file.text), imports, uses: usesIn(file.text), assets }]];
  });
}

/** Creates a module whose export is a value, given as JSON. */
export const moduleOf = (json: string, assets: readonly File[] = []): Module => ({
  code: `module.exports = ${json};`,
  imports: {},
  uses: {},
  assets,
});

/** Bundles of one file each: what they import is external. */
const moduleOptions = (root: string, files: readonly string[]) =>
  ({
    ...serverOptions(root, files),
    external: ['*'],
    treeShaking: false,
    // Newer syntax, such as decorators, is rewritten. Names keep their letters, by which `usesIn` finds them.
    target: 'node20.19',
    charset: 'utf8',
    // CommonJS cannot run top-level await: it is refused with its location. An import() becomes a require.
    supported: { 'top-level-await': false, 'dynamic-import': false },
  }) satisfies esbuild.BuildOptions;

/** Makes an ES module its own namespace object. Otherwise its default export would be the whole module, as that of CommonJS is in Node. */
const runnable = (code: string): string =>
  code.replace('(mod, isNodeMode, target) => (', '(mod, isNodeMode, target) => mod?.__esModule ? mod : (');

/** Returns the names that compiled code uses of each import, as esbuild writes them: import_link.Link. */
function usesIn(code: string): Module['uses'] {
  const uses: Record<string, Set<string>> = {};
  const variables = new Map<string, Set<string>>();
  for (const [, variable = '', specifier = ''] of code.matchAll(/^var (import_\w+) = .*?\brequire\("(.+?)"\)/gm)) {
    uses[specifier] ??= new Set();
    variables.set(variable, uses[specifier]);
  }
  for (const [, variable = '', name = ''] of code.matchAll(/\b(import_\w+)\.([\p{ID_Continue}$]+)/gu))
    variables.get(variable)?.add(name);
  return Object.fromEntries(Object.entries(uses).map(([specifier, names]) => [specifier, [...names]]));
}

/** Returns the source map of a compiled file. It is created only on demand, when an error is thrown. */
function sourceMapOf(root: string, file: string): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild;
  const { outputFiles } = buildSync({ ...moduleOptions(root, [file]), sourcemap: 'external' });
  return outputFiles.find(output => output.path.endsWith('.map'))?.text ?? '';
}

/** Marks the site's code in stack traces: "compiled:pages/about.tsx:12:3". */
export const scheme = 'compiled:';

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

  function locate(file: string, line: number, column: number): Location | undefined {
    const { text, map } = mappedOf(file);
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const { originalLine, originalColumn } = entry;
    return { file, line: originalLine + 1, column: originalColumn + 1, text: text.split('\n')[originalLine] ?? '' };
  }

  return (error): Location | undefined => {
    // The stack of a syntax error that only V8 finds, in a regular expression, begins with a line without a column.
    const frames = String((error as Error | undefined)?.stack).matchAll(/compiled:(.+?):(\d+)(?::(\d+))?/g);
    for (const [, file = '', line, column = Number.POSITIVE_INFINITY] of frames) {
      try {
        const location = locate(file, Number(line), Number(column));
        if (location) return location;
      } catch {} // The file was changed or removed after it ran.
    }
    return undefined;
  };
}
