/** What esbuild is told for the code of the site: for its script, and for its style sheets. */
import type * as esbuild from 'esbuild';
import { isDocument } from '../model.ts';
import { entryModules } from './bundler.ts';

export const shellFile = '_document.tsx';
export const schemaModule = 'content/schema.ts';
export const settingsModule = 'content/settings.ts';

/** The module of an island: "signup" → "islands/signup/signup.tsx". */
export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf'.split(' ');

const common = (root: string) =>
  ({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    assetNames: 'assets/[name]-[hash]',
    // Paths of assets begin at the root of the site; render puts the site's folder before them.
    publicPath: '/',
    // A linked style sheet is a file, too: what imports it gets its address.
    loader: Object.fromEntries([...assetTypes, 'linked.css'].map(type => [`.${type}`, 'file' as const])),
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  }) satisfies esbuild.BuildOptions;

/** The name of the script's entry, which is no file. */
export const entryName = '<entry>';

/** What the script is made of: modules by their names in pages/ and islands/, and whether there is a content/settings.ts. */
export type Entries = { pages: readonly string[]; islands: readonly string[]; hasSettings: boolean };

/**
 * One CommonJS script of all pages. It can also be built without its plugin, at once, for its source map: addresses of assets are of one
 * length.
 */
export function scriptOptions(
  root: string,
  { pages, islands, hasSettings }: Entries,
  linked: Set<string> = new Set(),
): esbuild.BuildOptions {
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
    format: 'cjs',
    // Code that waits while it is loaded could not be run as CommonJS: it is refused with its place. An import() becomes a require.
    supported: { 'top-level-await': false, 'dynamic-import': false },
    plugins: [linkedStyles(linked)],
  };
}

/** A page's style sheet is the shell's and its own, in that order, nothing twice; files have none. */
export function styleOptions(root: string, pages: readonly string[]): esbuild.BuildOptions {
  const { loader, ...rest } = common(root);
  const shell = `import './pages/${shellFile}';`;
  const modules = pages.map(file => [file, `${isDocument({ file }) ? shell : ''}import './pages/${file}';`] as const);
  return {
    ...rest,
    // The script's bundle has it as a file.
    loader: { ...loader, '.linked.css': 'empty' },
    entryPoints: pages.map(file => ({ in: `entry:${file}`, out: `page/${file}` })),
    plugins: [entryModules(root, new Map(modules)), publicUrls],
    format: 'esm',
    splitting: true,
    minifyWhitespace: true,
    minifySyntax: true,
  };
}

/** What a style sheet names by a path from the root stands in public/. */
const publicUrls: esbuild.Plugin = {
  name: 'public-urls',
  setup(build) {
    build.onResolve({ filter: /^\// }, ({ path: url, kind }) =>
      kind === 'url-token' ? { path: url, external: true } : undefined,
    );
  },
};

/** x.linked.css is bundled with what it imports, as a file of its own. What it imports is added to `linked`: "components/footer.css". */
const linkedStyles = (linked: Set<string>): esbuild.Plugin => ({
  name: 'linked-styles',
  setup(build) {
    const { absWorkingDir, logLevel } = build.initialOptions;
    build.onLoad({ filter: /\.linked\.css$/ }, async ({ path: file }) => {
      const { outputFiles, metafile } = await build.esbuild.build({
        ...{ absWorkingDir, logLevel, bundle: true, minify: true },
        entryPoints: [file],
        loader: { '.linked.css': 'css' },
        plugins: [publicUrls],
        write: false,
        metafile: true,
      } as { write: false; metafile: true });
      for (const input of Object.keys(metafile.inputs)) linked.add(input);
      return { contents: outputFiles[0]?.contents ?? '', loader: 'file' };
    });
  },
});
