/** islands/ → browser scripts: a chunk per island, one for shared code, and one with the island loader and every *.client.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundle } from './bundle.ts';

/** Resolves with the path of each island's chunk, of the script that every page loads, and their files: plain data, to be cached. */
export async function bundleIslands(root: string, islands: readonly string[], clients: readonly string[]) {
  const scripts = [...(islands.length > 0 ? ['generator:loader.ts'] : []), ...clients.map(file => `./${file}`)];
  const entries = new Map(islands.map(file => [file, islandEntry(file)]));
  if (scripts.length > 0) entries.set('behaviours', scripts.map(file => `import ${JSON.stringify(file)};`).join('\n'));
  const { files, inputs, entryOf } = await bundle(root, {
    entryPoints: [...entries.keys()].map(name => ({ in: `generator:${name}`, out: path.basename(name, '.tsx') })),
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    // Supported by browsers since 2023; in others the HTML works on its own.
    target: 'es2022',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/shared-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // What libraries for React import.
    alias: { 'react/jsx-runtime': 'preact/jsx-runtime' },
    // The site's tsconfig.json applies to its pages only.
    tsconfigRaw: {},
    // Already part of the page's style sheet.
    loader: { '.css': 'empty', '.module.css': 'empty' },
    legalComments: 'none',
    plugins: [modules(root, entries)],
  });
  /** The path of each script by its entry: the file of an island, or "behaviours". */
  const paths = new Map(files.map(file => [entryOf(file)?.replace('generator:', ''), `/${file.path}`]));
  // package.json says which modules of an island have side effects.
  return { paths, files, inputs: ['package.json', ...inputs] };
}

const islandEntry = (file: string) => `import Component from ${JSON.stringify(`./${file}`)};
import { mount } from "generator:mount.ts";
export default mark => mount(mark, Component);`;

const browser = path.join(import.meta.dirname, '../browser');

/** Loads entries and the generator's browser modules by names without the paths of folders, so that scripts have the same hashes everywhere. */
const modules = (root: string, entries: ReadonlyMap<string, string>): Plugin => ({
  name: 'modules',
  setup({ onResolve, onLoad }) {
    const namespace = 'generator';
    onResolve({ filter: /^generator:/ }, ({ path: name }) => ({ path: name.slice('generator:'.length), namespace }));
    onResolve({ filter: /^react(-dom(\/.*)?)?$/ }, () => ({ path: 'react.ts', namespace, sideEffects: false }));
    onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
      contents: entries.get(name) ?? readFileSync(path.join(browser, name)),
      loader: 'ts',
      resolveDir: entries.has(name) ? root : browser,
    }));
  },
});
