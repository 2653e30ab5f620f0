/** The bundler, esbuild: its options to find the import graph of the site, and its contexts, kept between builds. */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { type File, hashOf } from '../model.ts';
import type { Sources } from './sources.ts';

/** A build result with its outputs in memory and a list of its inputs. */
export type Built = esbuild.BuildResult<{ metafile: true; write: false }>;

export function createBundler() {
  let context: { entries: string; esbuild: esbuild.BuildContext } | undefined;
  let latest: { key: string; result: Built } | undefined;
  async function close() {
    await context?.esbuild.dispose();
    context = undefined;
  }
  return {
    /**
     * Builds, or returns the last result if `keyOf` returns the same key for it as then. Without a key a result is not reused; nor is one with
     * warnings, as they contain lines. `entries` identifies what is built: when it changes, `options` is called again. Throws the errors of
     * esbuild.
     */
    async rebuild(
      keyOf: (result: Built) => string | undefined | Promise<string | undefined>,
      entries: string,
      options: () => esbuild.BuildOptions,
    ): Promise<Built> {
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
    close,
  };
}

/** Returns what stays the same until a source is saved again. */
export function versionOf(sources: Sources, file: string): string {
  const { hash, saved } = sources.get(file) ?? {};
  return `${hash} ${saved}`;
}

/** Returns a hash of the sources that `isWanted` accepts, and of the names of all others, as a new name can change what an import resolves to. */
export const keyOf = (sources: Sources, isWanted: (file: string) => boolean): string =>
  hashOf(...[...sources.keys()].map(file => `${file} ${isWanted(file) ? versionOf(sources, file) : ''}\n`));

/** Returns a hash of what decides which file an import means, besides its text: the names of all files, and the settings. */
export const resolutionKey = (sources: Sources): string => keyOf(sources, isSetting);

/** Returns whether a file holds settings of the bundler. */
export const isSetting = (file: string): boolean => /(^|\/)(tsconfig|package)\.json$/.test(file);

/** Returns whether files are all among the sources, which tell when they change. */
export const areSources = (inputs: esbuild.Metafile['inputs'], sources: Sources): boolean =>
  Object.keys(inputs).every(file => file === entryName || sources.has(withoutAttributes(file)));

/** Removes import attributes from the name of an input: "a.svg with { type: 'text' }" → "a.svg". */
export const withoutAttributes = (file: string): string => file.replace(/ with \{.*\}$/, '');

/** An output: its name in the output folder, "assets/a-1B2C3D4E.svg", and the entry that it was made from, "pages/about.tsx", or ''. */
type Output = { name: string; entry: string; file: esbuild.OutputFile };

/** Returns the outputs of a build in `root`. */
export const outputsOf = (root: string, { outputFiles, metafile }: Built): Output[] =>
  outputFiles.map(file => {
    const name = path.relative(path.join(root, 'out'), file.path).split(path.sep).join('/');
    return { name, entry: metafile.outputs[`out/${name}`]?.entryPoint ?? '', file };
  });

/** Returns an output as a file of the site. */
export const asFile = ({ name, file }: Output): File => ({ path: name, bytes: file.contents });

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf'.split(' ');

/** Options for everything that runs on the server. */
export const common = (root: string) =>
  ({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    assetNames: 'assets/[name]-[hash]',
    // Asset paths start at the site's root; render puts the site's base path in front of them.
    publicPath: '/',
    // A linked file has the path of its link in the site.
    preserveSymlinks: true,
    loader: Object.fromEntries(assetTypes.map(type => [`.${type}`, 'file' as const])),
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
  }) satisfies esbuild.BuildOptions;

/** The name of the virtual entry that imports all code. */
export const entryName = '<entry>';

/** Options to find the import graph: one entry exports all code, so that imported assets are output. The resulting script is not used. */
export function graphOptions(root: string, entries: readonly string[]): esbuild.BuildOptions {
  const exported = entries.map(
    (file, i) => `export ${file.startsWith('islands/') ? `{ default as e${i} }` : `* as e${i}`} from './${file}';`,
  );
  const { loader, ...rest } = common(root);
  return {
    ...rest,
    stdin: { contents: exported.join(''), resolveDir: root, sourcefile: entryName },
    loader: { ...loader, '.css': 'empty' },
    packages: 'external',
    supported: { 'top-level-await': false },
  };
}

/** Leaves URLs with an absolute path in style sheets unchanged: they are files in public/. */
export const publicUrls: esbuild.Plugin = {
  name: 'public-urls',
  setup(build) {
    build.onResolve({ filter: /^\// }, ({ path: url, kind }) =>
      kind === 'url-token' ? { path: url, external: true } : undefined,
    );
  },
};
