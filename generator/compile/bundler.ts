/** An esbuild context that stays alive between two builds, and is made anew when its entries change. */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { hashOf } from '../model.ts';
import type { Sources } from './sources.ts';

/** Always without writing, and with a list of what was read. */
export type Built = esbuild.BuildResult<{ metafile: true; write: false }>;

export type Bundler = {
  /**
   * Builds, or gives the last result again where its key is the same. `entries` names what is built: under another name the options are
   * asked for again. Throws what esbuild throws.
   */
  rebuild: (key: string, entries: string, options: () => esbuild.BuildOptions) => Promise<Built>;
  /** The last result. */
  latest: () => Built | undefined;
  close: () => Promise<void>;
};

export function createBundler(): Bundler {
  let context: { entries: string; esbuild: esbuild.BuildContext } | undefined;
  let latest: { key: string; result: Built } | undefined;
  async function close() {
    await context?.esbuild.dispose();
    context = undefined;
  }
  return {
    async rebuild(key, entries, options) {
      if (latest?.key === key) return latest.result;
      if (context?.entries !== entries) {
        await close();
        // Loaded only here: a build whose code has not changed takes it from the cache, and does without.
        const { context: open } = await import('esbuild');
        context = { entries, esbuild: await open(options()) };
      }
      latest = undefined;
      const result = (await context.esbuild.rebuild()) as Built;
      latest = { key, result };
      return result;
    },
    latest: () => latest?.result,
    close,
  };
}

/** A hash of the names and contents of the sources for which `isWanted` holds. */
export const keyOf = (sources: Sources, isWanted: (file: string) => boolean): string =>
  hashOf(...[...sources].map(([file, hash]) => (isWanted(file) ? `${file} ${hash}\n` : '')));

/** Entry points that are no files: each "entry:name" is a module with the given code, in the root of the site. */
export const entryModules = (root: string, modules: ReadonlyMap<string, string>): esbuild.Plugin => ({
  name: 'entry-modules',
  setup(build) {
    build.onResolve({ filter: /^entry:/ }, ({ path: name }) => ({ path: name.slice(6), namespace: 'entry' }));
    build.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
      contents: modules.get(name) ?? '',
      loader: 'ts',
      resolveDir: root,
    }));
  },
});

/** The name of an output in the output folder: "page/about.tsx.css". */
export const nameOf = (root: string, file: esbuild.OutputFile): string =>
  path.relative(path.join(root, 'out'), file.path).split(path.sep).join('/');
