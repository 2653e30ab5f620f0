/** An esbuild context that stays alive between two builds, and is made anew when its entries change. */
import path from 'node:path';
import type * as esbuild from 'esbuild';

export type Bundler = {
  /** Builds. `entries` names what is built: under another name the options are asked for again. */
  rebuild: (entries: string, options: () => esbuild.BuildOptions) => Promise<esbuild.BuildResult>;
  close: () => Promise<void>;
};

export function createBundler(): Bundler {
  let context: { entries: string; esbuild: esbuild.BuildContext } | undefined;
  async function close() {
    await context?.esbuild.dispose();
    context = undefined;
  }
  return {
    async rebuild(entries, options) {
      if (context?.entries !== entries) {
        await close();
        // Loaded only here: a build whose code has not changed takes it from the cache, and does without.
        const { context: open } = await import('esbuild');
        context = { entries, esbuild: await open(options()) };
      }
      return context.esbuild.rebuild();
    },
    close,
  };
}

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
