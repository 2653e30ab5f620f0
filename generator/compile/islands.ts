/** islands/ → scripts for the browser: a chunk an island, one for what they share, and one with the loader of islands and every *.client.ts. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { locationAt } from '../diagnostics/diagnostics.ts';
import type { File } from '../model.ts';
import { createBundler, entryModules, keyOf, nameOf } from './bundler.ts';
import { islandFile } from './options.ts';
import type { Sources } from './sources.ts';

/** The paths of each island's chunk and of the module of every page, and their files: plain data, so that it can be cached. */
export type BrowserBundle = {
  chunks: Record<string, string>;
  client: string | undefined;
  files: File[];
};

const browser = path.join(import.meta.dirname, '../browser');
const clientEntry = 'entry:client';

/** Makes a bundler for the islands of the site in `root`. `bundle` throws what esbuild throws. */
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
        const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
        return found && `/${found[0].replace(/^out\//, '')}`;
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

/** The names of the islands: each is islands/x/x.tsx. */
export const islandsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.tsx$/.exec(file)?.[1] ?? []);

/** The names of the client scripts, plain script over HTML that works without it: each is islands/x/x.client.ts. */
export const clientsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.client\.ts$/.exec(file)?.[1] ?? []);

// Not the site's tsconfig, which is for its pages.
const common = {
  write: false,
  tsconfigRaw: {},
  metafile: true,
  bundle: true,
  minify: true,
  logLevel: 'silent',
  platform: 'browser',
  // What browsers since 2023 understand; the HTML works in all others.
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
  // The page's own style sheet has it already.
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
    ownModules,
    serverOnly,
    onInputOnly,
  ],
});

/** One of the generator's own modules for browsers, as scripts import it. */
const own = (file: string) => `browser:${file}`;

const islandModule = (name: string) => `import Component from './${islandFile(name)}';
import { mount } from ${JSON.stringify(own('mount.ts'))};
export default mark => mount(mark, Component);`;

const clientModule = (islands: string[], clients: string[]) =>
  [...(islands.length > 0 ? [own('loader.ts')] : []), ...clients.map(name => `./islands/${name}/${name}.client.ts`)]
    .map(file => `import ${JSON.stringify(file)};`)
    .join('\n');

/** `react` is Preact. */
const preactForReact: esbuild.Plugin = {
  name: 'preact-for-react',
  setup(build) {
    build.onResolve({ filter: /^react$/ }, () => ({ path: 'react.ts', namespace: 'browser', sideEffects: false }));
  },
};

/** The generator's own modules, under names that do not tell where it stands: scripts have the same hashes everywhere. */
const ownModules: esbuild.Plugin = {
  name: 'own-modules',
  setup(build) {
    build.onResolve({ filter: /^browser:/ }, ({ path: name }) => ({ path: name.slice(8), namespace: 'browser' }));
    build.onLoad({ filter: /.*/, namespace: 'browser' }, ({ path: name }) => ({
      contents: readFileSync(path.join(browser, name)),
      loader: 'ts',
      resolveDir: browser,
    }));
  },
};

/** What islands import only for the server, and hooks that none uses, drop out whole, though both do something when they are loaded. */
const serverOnly: esbuild.Plugin = {
  name: 'server-only',
  setup(build) {
    const root = build.initialOptions.absWorkingDir ?? '.';
    const asked = Symbol();
    build.onResolve({ filter: /^(\.\.?\/|preact\/hooks$)/ }, async ({ path: name, pluginData, ...rest }) => {
      if (pluginData === asked) return undefined;
      const full = path.join(rest.resolveDir, name);
      // An island's own modules may be there for what they do.
      if (name.startsWith('.') && !/(^|[\\/])(components|preact)[\\/]/.test(path.relative(root, full)))
        return undefined;
      // The bundler is asked only for names that are not the file's own: a question takes 0.2 ms.
      const isFile = name.startsWith('.') && statSync(full, { throwIfNoEntry: false })?.isFile();
      const found = isFile ? { path: full } : await build.resolve(name, { ...rest, pluginData: asked });
      return { ...found, sideEffects: false };
    });
  },
};

/** React calls onChange at each letter, Preact as browsers do: when the field is left. So islands write onInput, which is the same in both. */
const onInputOnly: esbuild.Plugin = {
  name: 'on-input-only',
  setup(build) {
    const root = build.initialOptions.absWorkingDir ?? '.';
    build.onLoad({ filter: /[\\/]islands[\\/].*\.tsx$/ }, ({ path: full }) => {
      const text = readFileSync(full, 'utf8');
      const found = /\sonChange=/.exec(text);
      if (!found) return undefined;
      const {
        file,
        line = 1,
        column = 1,
        text: lineText = '',
      } = locationAt(path.relative(root, full), text, found.index + 1);
      const location = { file, line, column: column - 1, lineText };
      return {
        errors: [{ text: 'onChange is called when a field is left', location, notes: [{ text: 'Write onInput.' }] }],
      };
    });
  },
};
