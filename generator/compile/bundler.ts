/** An esbuild context that stays alive between two builds, and is made anew when its entries change. */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { hashOf } from '../model.ts';
import type { Sources } from './sources.ts';

/** Always without writing, and with a list of what was read. */
export type Built = esbuild.BuildResult<{ metafile: true; write: false }>;

type Bundler = {
  /**
   * Builds, or gives the last result again where `keyOf` gives what it gave for it then: nothing for what is not to be given again, as a
   * result with warnings never is, for they tell lines. `entries` names what is built: under another name the options are asked for again.
   * Throws what esbuild throws.
   */
  rebuild: (
    keyOf: (result: Built) => string | undefined | Promise<string | undefined>,
    entries: string,
    options: () => esbuild.BuildOptions,
  ) => Promise<Built>;
  /** Forgets the last result: files were written while they were read. */
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
        // Loaded only here: a build whose code has not changed takes it from the cache, and does without.
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

/** A hash of those sources for which `isWanted` holds, and of the names of all others, by which an import may find another file. */
export const keyOf = (sources: Sources, isWanted: (file: string) => boolean): string =>
  hashOf(...[...sources].map(([file, hash]) => `${file} ${isWanted(file) ? hash : ''}\n`));

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

/** The file of which an output was made: "pages/about.tsx". */
export const entryOf = (root: string, file: esbuild.OutputFile, { outputs }: esbuild.Metafile): string =>
  outputs[`out/${nameOf(root, file)}`]?.entryPoint ?? '';
