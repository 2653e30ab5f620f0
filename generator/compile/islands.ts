/** islands/ → browser scripts: a chunk per island, one for shared code, and one with the island loader and every *.client.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import type { File } from '../model.ts';
import { asFile, outputsOf, runEsbuild, versionOf } from './esbuild.ts';
import { clientsIn, islandFile, islandsIn, readSources, type Sources } from './sources.ts';

/** The path of each island's chunk, of the script that every page loads, and their files: plain data, so that it can be cached. */
export type BrowserBundle = { chunks: Record<string, string>; client: string | undefined; files: File[] };

const browser = path.join(import.meta.dirname, '../browser');
const clientEntry = 'entry:client';

/** Creates a bundler for the islands of the site in `root`. It throws a DiagnosticError. */
export function createIslandBundler(root: string) {
  /** The last bundle, the files that it was made from, and their version. */
  let known: { inputs: readonly string[]; version: string; bundle: BrowserBundle } | undefined;
  return async (sources: Sources): Promise<BrowserBundle> => {
    const [islands, clients] = [islandsIn(sources), clientsIn(sources)];
    if (islands.length + clients.length === 0) return { chunks: {}, client: undefined, files: [] };
    const names = [...islands, ...clients].join();
    const versionOfInputs = (inputs: readonly string[]) => `${names} ${versionOf(sources, inputs)}`;
    if (known && known.version === versionOfInputs(known.inputs)) return known.bundle;
    const built = await runEsbuild(optionsFor(root, islands, clients), sources);
    const outputs = outputsOf(root, built);
    const pathOf = (entry: string) => `/${outputs.find(output => output.entry === entry)?.name}`;
    const bundle = {
      chunks: Object.fromEntries(islands.map(name => [name, pathOf(`entry:islands/${name}`)])),
      client: pathOf(clientEntry),
      files: outputs.map(asFile),
    };
    // package.json says which modules have side effects.
    const inputs = ['package.json', ...Object.keys(built.metafile.inputs)];
    known = { inputs, version: versionOfInputs(inputs), bundle };
    return bundle;
  };
}

/**
 * Returns the source map of a script of the site in `root`, or undefined if the sources have changed since. It is created on request, so that
 * builds neither contain it nor change. Throws the errors of esbuild.
 */
export async function islandMap(root: string, script: string): Promise<string | undefined> {
  const { build } = await import('esbuild');
  const sources = readSources(root);
  const options = optionsFor(root, islandsIn(sources), clientsIn(sources));
  const { outputFiles = [] } = await build({ ...options, sourcemap: 'external' });
  // Scripts are compared without the hashes in them, which differ if there are source maps.
  const plain = (text: string) => text.replace(/-[A-Z0-9]{8}\.js/g, '.js');
  const output = outputFiles.find(({ path, text }) => path.endsWith('.js') && plain(text) === plain(script));
  return output && outputFiles.find(({ path }) => path === `${output.path}.map`)?.text;
}

const optionsFor = (root: string, islands: string[], clients: string[]) =>
  ({
    absWorkingDir: root,
    entryPoints: [
      ...islands.map(name => ({ in: `entry:islands/${name}`, out: name })),
      { in: clientEntry, out: 'behaviours' },
    ],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    // Supported by browsers since 2023; in others the HTML works on its own.
    target: 'es2022',
    outdir: 'out',
    // A linked file has the path of its link in the site.
    preserveSymlinks: true,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/shared-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // The site's tsconfig.json applies to its pages only.
    tsconfigRaw: {},
    // Already part of the page's style sheet.
    loader: { '.css': 'empty', '.module.css': 'empty' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [entryModules(root, islands, clients), browserModules],
  }) satisfies esbuild.BuildOptions;

/** The entry points: "entry:islands/x" mounts an island, "entry:client" imports the loader and all client scripts. */
const entryModules = (root: string, islands: string[], clients: string[]): esbuild.Plugin => ({
  name: 'entry-modules',
  setup(build) {
    const client = [
      ...(islands.length > 0 ? ['browser:loader.ts'] : []),
      ...clients.map(name => `./islands/${name}/${name}.client.ts`),
    ];
    const modules = new Map([
      ...islands.map(name => [`islands/${name}`, islandModule(name)] as const),
      ['client', client.map(file => `import ${JSON.stringify(file)};`).join('\n')],
    ]);
    build.onResolve({ filter: /^entry:/ }, ({ path: name }) => ({ path: name.slice(6), namespace: 'entry' }));
    build.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
      contents: modules.get(name) ?? '',
      loader: 'ts',
      resolveDir: root,
    }));
  },
});

const islandModule = (name: string) => `import Component from ${JSON.stringify(`./${islandFile(name)}`)};
import { mount } from "browser:mount.ts";
export default mark => mount(mark, Component);`;

/**
 * Loads the generator's browser modules, "browser:mount.ts", by names without its path, so that scripts have the same hashes everywhere. One of
 * them replaces `react` by Preact.
 */
const browserModules: esbuild.Plugin = {
  name: 'browser-modules',
  setup(build) {
    build.onResolve({ filter: /^react$/ }, () => ({ path: 'react.ts', namespace: 'browser', sideEffects: false }));
    // What libraries for React import besides.
    build.onResolve({ filter: /^react\/jsx-(dev-)?runtime$/ }, ({ path: name, kind }) =>
      build.resolve(`p${name}`, { kind, resolveDir: browser }),
    );
    build.onResolve({ filter: /^react-dom(\/|$)/ }, ({ path: name }) => ({
      errors: [{ text: `${name} is not available in islands, which run on Preact` }],
    }));
    build.onResolve({ filter: /^browser:/ }, ({ path: name }) => ({ path: name.slice(8), namespace: 'browser' }));
    build.onLoad({ filter: /.*/, namespace: 'browser' }, ({ path: name }) => ({
      contents: readFileSync(path.join(browser, name)),
      loader: 'ts',
      resolveDir: browser,
    }));
  },
};
