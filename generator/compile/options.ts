/** Options for esbuild: to find the import graph of the site, and to build its style sheets. */
import type * as esbuild from 'esbuild';

export const shellFile = '_document.tsx';
export const schemaModule = 'content/schema.ts';
export const settingsModule = 'content/settings.ts';

/** Returns the module of an island: "signup" → "islands/signup/signup.tsx". */
export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

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
    logLevel: 'silent',
  }) satisfies esbuild.BuildOptions;

/** The name of the virtual entry that imports all code. */
export const entryName = '<entry>';

/** The entries of the code: the modules in pages/ and islands/ by name, and whether content/settings.ts exists. */
export type Entries = { pages: readonly string[]; islands: readonly string[]; hasSettings: boolean };

/** Options to find the import graph: one entry exports all code, so that imported assets are output. The resulting script is not used. */
export function graphOptions(root: string, { pages, islands, hasSettings }: Entries): esbuild.BuildOptions {
  const modules = [
    `export * as schema from './${schemaModule}';`,
    `export * as shell from './pages/${shellFile}';`,
    ...(hasSettings ? [`export * as settings from './${settingsModule}';`] : []),
    ...pages.map((file, i) => `export * as p${i} from './pages/${file}';`),
    ...islands.map((name, i) => `export { default as i${i} } from './${islandFile(name)}';`),
  ];
  const { loader, ...rest } = common(root);
  return {
    ...rest,
    stdin: { contents: modules.join(''), resolveDir: root, sourcefile: entryName },
    loader: { ...loader, '.css': 'empty' },
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    format: 'esm',
    supported: { 'top-level-await': false },
  };
}

/** Options to build each style sheet with its imports. */
export const sheetOptions = (root: string, files: readonly string[]): esbuild.BuildOptions => ({
  ...common(root),
  entryPoints: files.map(file => ({ in: `./${file}`, out: file })),
  plugins: [publicUrls],
  minifyWhitespace: true,
  minifySyntax: true,
});

/** Leaves URLs with an absolute path in style sheets unchanged: they are files in public/. */
export const publicUrls: esbuild.Plugin = {
  name: 'public-urls',
  setup(build) {
    build.onResolve({ filter: /^\// }, ({ path: url, kind }) =>
      kind === 'url-token' ? { path: url, external: true } : undefined,
    );
  },
};
