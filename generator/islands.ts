/** islands/ → scripts for the browser: a chunk an island, one for what they share, one small module of behaviours, and the boot script. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import type { File } from './compile.ts';
import { placeIn } from './site-error.ts';

/** What the shell puts into a page; its own components know what to do with it. */
export type Islands = {
  /** The inline script that loads islands; empty where there are none. */
  boot: string;
  /** Island → the path of its chunk: { signup: "/assets/signup-ABC.js" }. */
  urls: Record<string, string>;
  /** The path of the module with all behaviours (the *.client.ts of islands/), if there are any. */
  behaviours: string | undefined;
};

/** Bundles as often as it is asked to, with one bundler kept alive between two times. */
export type IslandBundler = { bundle: () => Promise<{ islands: Islands; files: File[] }>; close: () => Promise<void> };

const runtime = path.join(import.meta.dirname, 'runtime');

/** Makes a bundler for the islands of the site in the folder `root`. `bundle` throws what esbuild throws. */
export function createIslandBundler(root: string): IslandBundler {
  let context: { entries: string; esbuild: esbuild.BuildContext<typeof output> } | undefined;
  let boot: string | undefined;

  async function close() {
    await context?.esbuild.dispose();
    context = undefined;
  }

  return {
    async bundle() {
      const { islands, behaviours } = findIslands(root);
      if (islands.length + behaviours.length === 0)
        return { islands: { boot: '', urls: {}, behaviours: undefined }, files: [] };
      const entries = [...islands, ...behaviours].join();
      if (context?.entries !== entries) {
        await close();
        context = { entries, esbuild: await esbuild.context(optionsFor(root, islands, behaviours)) };
      }
      const { outputFiles, metafile } = await context.esbuild.rebuild();
      const urlOf = (entry: string) => {
        const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
        return found && `/${found[0].replace(/^out\//, '')}`;
      };
      boot ??= await bundleBoot();
      return {
        islands: {
          boot: islands.length > 0 ? boot : '',
          urls: Object.fromEntries(islands.map(name => [name, urlOf(`island:${name}`) ?? ''])),
          behaviours: urlOf(behavioursEntry),
        },
        files: outputFiles.map(file => ({
          path: path.relative(path.join(root, 'out'), file.path).split(path.sep).join('/'),
          bytes: file.contents,
        })),
      };
    },
    close,
  };
}

const behavioursEntry = 'behaviours:all';

/** An island is islands/x/x.tsx; a behaviour is islands/x/x.client.ts. */
function findIslands(root: string): { islands: string[]; behaviours: string[] } {
  const folder = path.join(root, 'islands');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return { islands: [], behaviours: [] };
  const names = readdirSync(folder).sort();
  return {
    islands: names.filter(name => existsSync(path.join(folder, name, `${name}.tsx`))),
    behaviours: names.filter(name => existsSync(path.join(folder, name, `${name}.client.ts`))),
  };
}

// The site's tsconfig would add "use strict" to the inline script.
const output = {
  write: false,
  tsconfigRaw: {},
  metafile: true,
  bundle: true,
  minify: true,
  logLevel: 'silent',
} as const;

/** What browsers since 2023 understand; the HTML works in all others. */
const target = 'es2022';

const optionsFor = (root: string, islands: string[], behaviours: string[]) =>
  ({
    ...output,
    absWorkingDir: root,
    entryPoints: [
      ...islands.map(name => ({ in: `island:${name}`, out: name })),
      ...(behaviours.length > 0 ? [{ in: behavioursEntry, out: 'behaviours' }] : []),
    ],
    outdir: 'out',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/shared-[hash]',
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // The page's own style sheet has it already.
    loader: { '.css': 'empty' },
    legalComments: 'none',
    plugins: [entriesOf(behaviours)],
  }) satisfies esbuild.BuildOptions;

/** The entry "island:x" mounts the `View` of islands/x/x.tsx; `react` is Preact. */
const entriesOf = (behaviours: string[]): esbuild.Plugin => ({
  name: 'islands',
  setup(build) {
    const resolveDir = build.initialOptions.absWorkingDir ?? '.';
    build.onResolve({ filter: /^(island|behaviours):/ }, ({ path: name }) => {
      const [namespace, rest] = name.split(':');
      return { path: rest ?? '', namespace: namespace ?? '' };
    });
    build.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => ({
      contents: `import { View } from './islands/${name}/${name}.tsx';
import { mount } from ${JSON.stringify(path.join(runtime, 'mount.ts'))};
export default mark => mount(mark, View);`,
      resolveDir,
    }));
    build.onLoad({ filter: /.*/, namespace: 'behaviours' }, () => ({
      contents: behaviours.map(name => `import './islands/${name}/${name}.client.ts';`).join('\n'),
      resolveDir,
    }));
    // What is imported only for the server, and hooks that nobody uses, drop out whole, though both do something when they are loaded.
    build.onResolve({ filter: /^(\.\.?\/|preact\/hooks$)/ }, async ({ path: name, pluginData, ...rest }) => {
      if (pluginData === asked) return undefined;
      const found = await build.resolve(name, { ...rest, pluginData: asked });
      // An island's own modules may be there for what they do.
      const isOwn = !/(^|[\\/])(components|preact)[\\/]/.test(path.relative(resolveDir, found.path));
      return isOwn ? found : { ...found, sideEffects: false };
    });
    // React calls it at each letter, Preact as browsers do: when the field is left.
    build.onLoad({ filter: /[\\/]islands[\\/].*\.tsx$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const found = /\sonChange=/.exec(text);
      if (!found) return undefined;
      const { line = 1, column = 1, text: lineText = '' } = placeIn(file, text, found.index + 1);
      const location = { file: path.relative(resolveDir, file), line, column: column - 1, lineText };
      return {
        errors: [{ text: 'onChange is called when a field is left', location, notes: [{ text: 'Write onInput.' }] }],
      };
    });
    build.onResolve({ filter: /^react$/ }, () => ({ path: path.join(runtime, 'react.ts'), sideEffects: false }));
  },
});

/** Marks a question that the plugin itself asks. */
const asked = Symbol();

/** The boot script as one expression without names of its own, to stand inline. */
async function bundleBoot(): Promise<string> {
  const entryPoints = [path.join(runtime, 'boot.ts')];
  const { outputFiles } = await esbuild.build({ ...output, entryPoints, format: 'iife', platform: 'browser', target });
  return outputFiles[0]?.text.trim() ?? '';
}
