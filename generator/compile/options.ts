/** What the site is entered by, and the options for esbuild: to find its import graph, and to build its style sheets. */
import type * as esbuild from 'esbuild';
import type { Sources } from './sources.ts';

export const shellFile = 'pages/_document.tsx';
export const schemaModule = 'content/schema.ts';
export const settingsModule = 'content/settings.ts';

/** Returns the module of an island: "signup" → "islands/signup/signup.tsx". */
export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

/** Returns the names of the islands: each is islands/x/x.tsx. */
export const islandsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.tsx$/.exec(file)?.[1] ?? []);

/** Returns the pages among the sources. */
export const pagesIn = (sources: Sources): string[] =>
  [...sources.keys()].filter(file => /^pages\/.*(?<!\.d)\.tsx?$/.test(file) && file !== shellFile);

/** Returns the files to run, in this order; what they import runs with them. */
export const entriesIn = (sources: Sources): string[] => [
  schemaModule,
  shellFile,
  ...(sources.has(settingsModule) ? [settingsModule] : []),
  ...pagesIn(sources),
  ...islandsIn(sources).map(islandFile),
];

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
