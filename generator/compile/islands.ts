/** islands/ → browser scripts: a chunk per island, one for shared code, and one with the island loader and every *.client.ts. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { locationAt } from '../diagnostics/diagnostics.ts';
import type { File } from '../model.ts';
import { createBundler, entryModules, keyOf, nameOf } from './bundler.ts';
import { islandFile } from './options.ts';
import type { Sources } from './sources.ts';

/** The path of each island's chunk, of the script that every page loads, and their files: plain data, so that it can be cached. */
export type BrowserBundle = {
  chunks: Record<string, string>;
  client: string | undefined;
  files: File[];
};

const browser = path.join(import.meta.dirname, '../browser');
const clientEntry = 'entry:client';

/** Creates a bundler for the islands of the site in `root`. `bundle` throws the errors of esbuild. */
export function createIslandBundler(root: string): {
  bundle: (sources: Sources) => Promise<BrowserBundle>;
  forget: () => void;
  close: () => Promise<void>;
} {
  const bundler = createBundler();
  return {
    async bundle(sources) {
      const islands = islandsIn(sources);
      const clients = clientsIn(sources);
      if (islands.length + clients.length === 0) return { chunks: {}, client: undefined, files: [] };
      const { outputFiles, metafile } = await bundler.rebuild(
        ({ metafile }) => keyOf(sources, file => file in metafile.inputs),
        [...islands, ...clients].join(),
        () => optionsFor(root, islands, clients),
      );
      const pathOf = (entry: string) => {
        const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
        return output && `/${output[0].replace(/^out\//, '')}`;
      };
      return {
        chunks: Object.fromEntries(islands.map(name => [name, pathOf(`entry:islands/${name}`) ?? ''])),
        client: pathOf(clientEntry),
        files: outputFiles.map(file => ({ path: nameOf(root, file), bytes: file.contents })),
      };
    },
    forget: bundler.forget,
    close: bundler.close,
  };
}

/** Returns the names of the islands: each is islands/x/x.tsx. */
export const islandsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.tsx$/.exec(file)?.[1] ?? []);

/** Returns the names of the client scripts, which enhance HTML that works without them: each is islands/x/x.client.ts. */
export const clientsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.client\.ts$/.exec(file)?.[1] ?? []);

// The site's tsconfig.json applies to its pages only.
const common = {
  write: false,
  tsconfigRaw: {},
  metafile: true,
  bundle: true,
  minify: true,
  logLevel: 'silent',
  platform: 'browser',
  // Supported by browsers since 2023; in others the HTML works on its own.
  target: 'es2022',
} as const;

export const optionsFor = (root: string, islands: string[], clients: string[]): esbuild.BuildOptions => ({
  ...common,
  absWorkingDir: root,
  entryPoints: [
    ...islands.map(name => ({ in: `entry:islands/${name}`, out: name })),
    { in: clientEntry, out: 'behaviours' },
  ],
  outdir: 'out',
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/shared-[hash]',
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  // Already part of the page's style sheet.
  loader: { '.css': 'empty' },
  legalComments: 'none',
  plugins: [
    entryModules(
      root,
      new Map([
        ...islands.map(name => [`islands/${name}`, islandModule(name)] as const),
        ['client', clientModule(islands, clients)],
      ]),
    ),
    preactForReact,
    browserModules,
    serverOnly,
    onInputOnly,
  ],
});

const islandModule = (name: string) => `import Component from './${islandFile(name)}';
import { mount } from "browser:mount.ts";
export default mark => mount(mark, Component);`;

const clientModule = (islands: string[], clients: string[]) =>
  [...(islands.length > 0 ? ['browser:loader.ts'] : []), ...clients.map(name => `./islands/${name}/${name}.client.ts`)]
    .map(file => `import ${JSON.stringify(file)};`)
    .join('\n');

/** Replaces `react` by Preact. */
const preactForReact: esbuild.Plugin = {
  name: 'preact-for-react',
  setup(build) {
    build.onResolve({ filter: /^react$/ }, () => ({ path: 'react.ts', namespace: 'browser', sideEffects: false }));
  },
};

/** Loads the generator's browser modules, "browser:mount.ts", by names without its path, so that scripts have the same hashes everywhere. */
const browserModules: esbuild.Plugin = {
  name: 'browser-modules',
  setup(build) {
    build.onResolve({ filter: /^browser:/ }, ({ path: name }) => ({ path: name.slice(8), namespace: 'browser' }));
    build.onLoad({ filter: /.*/, namespace: 'browser' }, ({ path: name }) => ({
      contents: readFileSync(path.join(browser, name)),
      loader: 'ts',
      resolveDir: browser,
    }));
  },
};

/** Drops what islands import only for the server, and hooks that none uses, completely, although both have side effects when loaded. */
const serverOnly: esbuild.Plugin = {
  name: 'server-only',
  setup(build) {
    const root = build.initialOptions.absWorkingDir ?? '.';
    const reentry = Symbol();
    build.onResolve({ filter: /^(\.\.?\/|preact\/hooks$)/ }, async ({ path: name, pluginData, ...rest }) => {
      if (pluginData === reentry) return undefined;
      const full = path.join(rest.resolveDir, name);
      // An island's own modules may be imported for their side effects.
      if (name.startsWith('.') && !/(^|[\\/])(components|preact)[\\/]/.test(path.relative(root, full)))
        return undefined;
      // Only names that are not exactly a file's are resolved by the bundler, which takes 0.2 ms each.
      const isFile = name.startsWith('.') && statSync(full, { throwIfNoEntry: false })?.isFile();
      const resolved = isFile ? { path: full } : await build.resolve(name, { ...rest, pluginData: reentry });
      return { ...resolved, sideEffects: false };
    });
  },
};

/** React calls onChange on every input, Preact when the field loses focus, like browsers. So islands use onInput, which is the same in both. */
const onInputOnly: esbuild.Plugin = {
  name: 'on-input-only',
  setup(build) {
    const root = build.initialOptions.absWorkingDir ?? '.';
    build.onLoad({ filter: /[\\/]islands[\\/].*\.tsx$/ }, ({ path: full }) => {
      const text = readFileSync(full, 'utf8');
      const match = /\sonChange=/.exec(text);
      if (!match) return undefined;
      const {
        file,
        line = 1,
        column = 1,
        text: lineText = '',
      } = locationAt(path.relative(root, full), text, match.index + 1);
      const location = { file, line, column: column - 1, lineText };
      return {
        errors: [{ text: 'onChange waits until a field loses focus', location, notes: [{ text: 'Use onInput.' }] }],
      };
    });
  },
};
