/**
 * The code of the site, bundled: one CommonJS script of all pages, and one style sheet a page. Two bundlers work at once: only one that
 * has an entry for each page gives each page its own style sheet, and only one without gives a script that runs as it is.
 */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { type File, hashOf, isDocument } from '../model.ts';
import { type Bundler, createBundler, entryModules, nameOf } from './bundler.ts';
import type { Sources } from './sources.ts';

/** What is bundled of pages/ and content/: plain data, so that it can be cached. */
export type ServerBundle = {
  /** CommonJS that exports `schema`, `settings`, `shell` and each page by its index: p0, p1 … */
  code: string;
  map: string;
  /** Each page's file, style sheet, and a hash of all code that it reaches. */
  pages: { file: string; css: string; hash: string }[];
  /** A hash of all code that content/schema.ts reaches. */
  schemaHash: string;
  settingsHash: string;
  /** What the code imports as files: pictures, fonts. */
  assets: File[];
  /** Whether all that was bundled is among the sources, so that their hashes say when it must be bundled again. */
  isComplete: boolean;
};

export const shellFile = '_document.tsx';
const schemaModule = 'content/schema.ts';
const settingsModule = 'content/settings.ts';

/** Makes a bundler for the site in `root`. What it throws is what esbuild throws. */
export function createServerBundler(root: string): {
  bundle: (
    pages: readonly string[],
    sources: Sources,
  ) => Promise<{ bundle: ServerBundle; warnings: esbuild.Message[] }>;
  close: () => Promise<void>;
} {
  const scripts = createBundler();
  const styles = createBundler();
  return {
    async bundle(pages, sources) {
      const hasSettings = sources.has(settingsModule);
      const entries = [...pages, hasSettings].join();
      const [script, style] = await bothOf(scripts, styles, entries, root, pages, hasSettings);
      const reached = reachable(script.metafile);
      const hashFor = (...files: string[]) =>
        hashOf(...[...new Set(files.flatMap(reached))].sort().map(file => `${file} ${sources.get(file) ?? ''}\n`));
      const outputs = new Map(style.outputFiles.map(file => [nameOf(root, file), file]));
      const pagesOut = pages.map(file => {
        const css = outputs.get(`page/${file}.css`)?.text.trim() ?? '';
        const code = isDocument({ file }) ? [`pages/${shellFile}`, `pages/${file}`] : [`pages/${file}`];
        return { file, css, hash: hashOf(hashFor(...code), css) };
      });
      const textOf = (ending: string) => script.outputFiles.find(file => file.path.endsWith(ending))?.text ?? '';
      const bundle = {
        code: textOf('site.js'),
        map: textOf('site.js.map'),
        pages: pagesOut,
        schemaHash: hashFor(schemaModule),
        settingsHash: hasSettings ? hashFor(settingsModule) : '',
        assets: assetsOf(root, [...script.outputFiles, ...style.outputFiles]),
        isComplete: Object.keys(script.metafile.inputs).every(file => file.startsWith('entry:') || sources.has(file)),
      };
      return { bundle, warnings: [...script.warnings, ...style.warnings] };
    },
    close: async () => void (await Promise.all([scripts.close(), styles.close()])),
  };
}

async function bothOf(
  scripts: Bundler,
  styles: Bundler,
  entries: string,
  root: string,
  pages: readonly string[],
  hasSettings: boolean,
): Promise<[esbuild.BuildResult<Kept>, esbuild.BuildResult<Kept>]> {
  const all = Promise.allSettled([
    scripts.rebuild(entries, () => scriptOptions(root, pages, hasSettings)),
    styles.rebuild(entries, () => styleOptions(root, pages)),
  ]);
  const [script, style] = await all;
  // A mistake shows in both; once is enough. The styles' bundler alone sees the pages one by one.
  if (script.status === 'rejected') throw script.reason;
  if (style.status === 'rejected') throw style.reason;
  return [script.value as esbuild.BuildResult<Kept>, style.value as esbuild.BuildResult<Kept>];
}

type Kept = { metafile: true; write: false };

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
    loader: Object.fromEntries(assetTypes.map(type => [`.${type}`, 'file' as const])),
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'silent',
  }) satisfies esbuild.BuildOptions;

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf'.split(' ');

const scriptOptions = (root: string, pages: readonly string[], hasSettings: boolean): esbuild.BuildOptions => {
  const modules = [
    `export * as schema from './${schemaModule}';`,
    `export * as shell from './pages/${shellFile}';`,
    ...(hasSettings ? [`export * as settings from './${settingsModule}';`] : []),
    ...pages.map((file, i) => `export * as p${i} from './pages/${file}';`),
  ];
  return {
    ...common(root),
    entryPoints: [{ in: 'entry:site', out: 'site' }],
    plugins: [entryModules(root, new Map([['site', modules.join('')]])), publicUrls],
    format: 'cjs',
    // Code that waits while it is loaded could not be run as CommonJS: it is refused with its place. An import() becomes a require.
    supported: { 'top-level-await': false, 'dynamic-import': false },
    sourcemap: 'external',
  };
};

/** A page's style sheet is the shell's and its own, in that order, nothing twice; files have none. */
const styleOptions = (root: string, pages: readonly string[]): esbuild.BuildOptions => {
  const shell = `import './pages/${shellFile}';`;
  const modules = pages.map(file => [file, `${isDocument({ file }) ? shell : ''}import './pages/${file}';`] as const);
  return {
    ...common(root),
    entryPoints: pages.map(file => ({ in: `entry:${file}`, out: `page/${file}` })),
    plugins: [entryModules(root, new Map(modules)), publicUrls],
    format: 'esm',
    splitting: true,
  };
};

/** The files that code imports, as the bundlers put them out: under the same name they are the same. */
const assetsOf = (root: string, outputs: readonly esbuild.OutputFile[]): File[] => {
  const files = new Map(outputs.map(file => [nameOf(root, file), file.contents]));
  return [...files].flatMap(([path, bytes]) => (/^assets\/.*(?<!\.map)$/.test(path) ? [{ path, bytes }] : []));
};

/** What a style sheet names by a path from the root stands in public/. */
const publicUrls: esbuild.Plugin = {
  name: 'public-urls',
  setup(build) {
    build.onResolve({ filter: /^\// }, ({ path: url, kind }) =>
      kind === 'url-token' ? { path: url, external: true } : undefined,
    );
  },
};

/** Every file that a file imports, directly or not, and itself. */
function reachable({ inputs }: esbuild.Metafile): (file: string) => string[] {
  return start => {
    const found = new Set([start]);
    for (const file of found)
      for (const { path: next, external } of inputs[file]?.imports ?? []) if (!external) found.add(next);
    return [...found].map(file => file.split(path.sep).join('/'));
  };
}
