/** islands/ → browser scripts: a chunk per island, one for shared code, and one with the island loader and every *.client.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { File } from '../model.ts';
import { compiling, outputsOf } from './errors.ts';
import { clientsIn, islandFile, islandsIn, type Sources } from './sources.ts';

/** The path of each island's chunk, of the script that every page loads, and their files: plain data, so that it can be cached. */
export type BrowserBundle = { chunks: Record<string, string>; client: string | undefined; files: File[] };

const browser = path.join(import.meta.dirname, '../browser');

/** Creates a bundler for the islands of the site in `root`. It throws a DiagnosticError. */
export function createIslandBundler(root: string): (sources: Sources) => Promise<BrowserBundle> {
  return async sources => {
    const [islands, clients] = [islandsIn(sources), clientsIn(sources)];
    if (islands.length + clients.length === 0) return { chunks: {}, client: undefined, files: [] };
    const { outputFiles, metafile } = await compiling(sources, () => build(optionsFor(root, islands, clients)));
    const files = outputsOf(root, outputFiles);
    const pathOf = (entry: string) =>
      `/${files.find(({ path }) => metafile.outputs[`out/${path}`]?.entryPoint === entry)?.path}`;
    const chunks = Object.fromEntries(islands.map(name => [name, pathOf(`entry:islands/${name}`)]));
    return { chunks, client: pathOf('entry:client'), files };
  };
}

const optionsFor = (root: string, islands: string[], clients: string[]) =>
  ({
    absWorkingDir: root,
    entryPoints: [
      ...islands.map(name => ({ in: `entry:islands/${name}`, out: name })),
      { in: 'entry:client', out: 'behaviours' },
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
  }) satisfies BuildOptions;

/** The entry points: "entry:islands/x" mounts an island, "entry:client" imports the loader and all client scripts. */
const entryModules = (root: string, islands: string[], clients: string[]): Plugin => ({
  name: 'entry-modules',
  setup({ onResolve, onLoad }) {
    const client = [
      ...(islands.length > 0 ? ['browser:loader.ts'] : []),
      ...clients.map(name => `./islands/${name}/${name}.client.ts`),
    ];
    const modules = new Map([
      ...islands.map(name => [`islands/${name}`, islandModule(name)] as const),
      ['client', client.map(file => `import ${JSON.stringify(file)};`).join('\n')],
    ]);
    onResolve({ filter: /^entry:/ }, ({ path: name }) => ({ path: name.slice(6), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
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
const browserModules: Plugin = {
  name: 'browser-modules',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^react$/ }, () => ({ path: 'react.ts', namespace: 'browser', sideEffects: false }));
    // What libraries for React import besides.
    onResolve({ filter: /^react\/jsx-(dev-)?runtime$/ }, ({ path: name, kind }) =>
      resolve(`p${name}`, { kind, resolveDir: browser }),
    );
    onResolve({ filter: /^react-dom(\/|$)/ }, ({ path: name }) => ({
      errors: [{ text: `${name} is not available in islands, which run on Preact` }],
    }));
    onResolve({ filter: /^browser:/ }, ({ path: name }) => ({ path: name.slice(8), namespace: 'browser' }));
    onLoad({ filter: /.*/, namespace: 'browser' }, ({ path: name }) => ({
      contents: readFileSync(path.join(browser, name)),
      loader: 'ts',
      resolveDir: browser,
    }));
  },
};
