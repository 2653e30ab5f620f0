/** What esbuild is told of the site as a whole: to find what imports what, and to make its style sheets. */
import type * as esbuild from 'esbuild';

export const shellFile = '_document.tsx';
export const schemaModule = 'content/schema.ts';
export const settingsModule = 'content/settings.ts';

/** The module of an island: "signup" → "islands/signup/signup.tsx". */
export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf'.split(' ');

/** What holds for all that the server's pages are made of. */
export const common = (root: string) =>
  ({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    assetNames: 'assets/[name]-[hash]',
    // Paths of assets begin at the root of the site; render puts the site's folder before them.
    publicPath: '/',
    // A file goes by the name under which it stands in the site.
    preserveSymlinks: true,
    loader: Object.fromEntries(assetTypes.map(type => [`.${type}`, 'file' as const])),
    logLevel: 'silent',
  }) satisfies esbuild.BuildOptions;

/** The name of the entry of all code, which is no file. */
export const entryName = '<entry>';

/** What the code is made of: modules by their names in pages/ and islands/, and whether there is a content/settings.ts. */
export type Entries = { pages: readonly string[]; islands: readonly string[]; hasSettings: boolean };

/** What imports what: one entry that exports all code, so that the files which it imports come out. The script that comes out is for nothing. */
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

/** Each style sheet with what it imports. */
export const sheetOptions = (root: string, files: readonly string[]): esbuild.BuildOptions => ({
  ...common(root),
  entryPoints: files.map(file => ({ in: `./${file}`, out: file })),
  plugins: [publicUrls],
  minifyWhitespace: true,
  minifySyntax: true,
});

/** What a style sheet names by a path from the root stands in public/. */
export const publicUrls: esbuild.Plugin = {
  name: 'public-urls',
  setup(build) {
    build.onResolve({ filter: /^\// }, ({ path: url, kind }) =>
      kind === 'url-token' ? { path: url, external: true } : undefined,
    );
  },
};
