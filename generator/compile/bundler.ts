/** An esbuild context that is kept between builds, and replaced when its entries change. */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { hashOf } from '../model.ts';
import type { Sources } from './sources.ts';

/** A build result with its outputs in memory and a list of its inputs. */
export type Built = esbuild.BuildResult<{ metafile: true; write: false }>;

type Bundler = {
  /**
   * Builds, or returns the last result if `keyOf` returns the same key for it as then. Without a key a result is not reused; nor is one with
   * warnings, as they contain lines. `entries` identifies what is built: when it changes, `options` is called again. Throws the errors of
   * esbuild.
   */
  rebuild: (
    keyOf: (result: Built) => string | undefined | Promise<string | undefined>,
    entries: string,
    options: () => esbuild.BuildOptions,
  ) => Promise<Built>;
  /** Drops the last result: files were written while they were read. */
  forget: () => void;
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
    async rebuild(keyOf, entries, options) {
      if (context?.entries === entries && latest && latest.key === (await keyOf(latest.result))) return latest.result;
      latest = undefined;
      if (context?.entries !== entries) {
        await close();
        // Imported only here: if the code has not changed, a build takes the result from the cache and needs no esbuild.
        const { context: open } = await import('esbuild');
        context = { entries, esbuild: await open(options()) };
      }
      const result = (await context.esbuild.rebuild()) as Built;
      const key = result.warnings.length === 0 && (await keyOf(result));
      if (key) latest = { key, result };
      return result;
    },
    forget() {
      latest = undefined;
    },
    close,
  };
}

/** Returns a hash of the sources that `isWanted` accepts, and of the names of all others, as a new name can change what an import resolves to. */
export const keyOf = (sources: Sources, isWanted: (file: string) => boolean): string =>
  hashOf(...[...sources].map(([file, hash]) => `${file} ${isWanted(file) ? hash : ''}\n`));

/** Virtual entry points: each "entry:name" is a module with the given code, in the root of the site. */
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

/** Returns the name of an output in the output folder: "page/about.tsx.css". */
export const nameOf = (root: string, file: esbuild.OutputFile): string =>
  path.relative(path.join(root, 'out'), file.path).split(path.sep).join('/');

/** Returns the entry that an output was made from: "pages/about.tsx". */
export const entryOf = (root: string, file: esbuild.OutputFile, { outputs }: esbuild.Metafile): string =>
  outputs[`out/${nameOf(root, file)}`]?.entryPoint ?? '';
