/** Links pages, shell, islands, schema and settings into one bundle for Node, and builds the style sheet of each page. */
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { type File, hashOf, isDocument } from '../model.ts';
import { bundle } from './bundle.ts';
import { entriesIn, pagesIn, type Sources, schemaFile, settingsFile, shellFile } from './sources.ts';

/** Plain data, so that it can be cached. */
export type ServerBundle = Awaited<ReturnType<typeof bundleForServer>>;

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf txt'.split(' ');

const assetOptions = {
  assetNames: 'assets/[name]-[hash]',
  // Asset paths start at the site's root; render puts the site's base path in front of them.
  publicPath: '/',
  loader: Object.fromEntries(assetTypes.map(type => [`.${type}`, 'file' as const])),
};

export async function bundleForServer(root: string, sources: Sources) {
  const linked = await bundle(root, serverOptions(root, entriesIn(sources)));
  const styles = linked.inputs.filter(file => file.endsWith('.css'));
  const sheets = await bundle(root, {
    ...assetOptions,
    entryPoints: styles.map((file, i) => ({ in: `./${file}`, out: String(i) })),
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [publicUrls],
  });
  const textOf = (file: File | undefined) => Buffer.from(file?.bytes ?? '').toString();
  const css = new Map(sheets.files.map(file => [sheets.entryOf(file), textOf(file).trim()]));
  // A page may be a link: the bundler names files by their real paths.
  const realPaths = new Map(linked.importsOf('pages').map(({ file, original }) => [original, file]));
  const importsOf = (file: string) => [...linked.importsOf(file), ...sheets.importsOf(file)].map(({ file }) => file);
  const realPathOf = (file: string) => realPaths.get(`./${file}`) ?? file;
  const filesOf = (...starts: string[]) => reachable(starts.map(realPathOf), importsOf);
  const hashOfAll = (files: string[]) => hashOf(JSON.stringify(files.map(file => [file, sources.get(file)])));
  const code = linked.files.find(({ path }) => path.endsWith('.js'));
  const [text, helper] = [textOf(code), 'isNodeMode || !mod'];
  if (text.includes('__toESM(') && !text.includes(helper)) throw new Error(`esbuild no longer writes "${helper}"`);
  return {
    /** CommonJS that exports each entry as a function (run.ts), with its source map. As for bundlers for browsers, and TypeScript, the default of a package that says `__esModule` is its export of that name. */
    code: text.replace(helper, '!mod'),
    pages: pagesIn(sources).map(page => {
      const files = isDocument({ file: page }) ? filesOf(shellFile, page) : filesOf(page);
      const sheet = files.map(file => css.get(file) ?? '').join('');
      return { file: page.slice('pages/'.length), css: sheet, files, hash: hashOf(hashOfAll(files), sheet) };
    }),
    schemaHash: hashOfAll(filesOf(schemaFile)),
    settingsHash: hashOfAll(filesOf(settingsFile)),
    assets: [...linked.files.filter(file => file !== code), ...sheets.files.filter(file => !sheets.entryOf(file))],
    inputs: [...linked.inputs, ...sheets.inputs],
  };
}

const serverOptions = (root: string, entries: readonly string[]): BuildOptions => ({
  ...assetOptions,
  // What is read by run.ts: each entry as a function.
  stdin: {
    contents: `module.exports = {${entries.map(file => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`).join()}}`,
    resolveDir: root,
    sourcefile: 'pages',
  },
  format: 'cjs',
  platform: 'node',
  jsx: 'automatic',
  target: 'node20.19',
  charset: 'utf8',
  sourcemap: 'inline',
  sourcesContent: false,
  // Stack traces name "site:<root>~/pages/about.tsx", from which `locateError` tells the site's code from any other.
  sourceRoot: `site:${encodeURI(root)}~/out/`,
  // A style sheet is a side effect, whatever package.json says about the site's modules.
  ignoreAnnotations: true,
  loader: { ...assetOptions.loader, '.css': 'empty', '.module.css': 'empty' },
  external: ['rea*'],
  plugins: [packages(root)],
  // A site's tsconfig.json is for its editors and the type check: its code means the same with any of them.
  tsconfigRaw: { compilerOptions: { strict: true, verbatimModuleSyntax: true } },
});

/** Leaves packages to Node, except links to code beside the site, as in a workspace, whose edits are to be noticed. */
const packages = (root: string): Plugin => ({
  name: 'packages',
  setup({ onResolve }) {
    const folders = createRequire(path.join(root, 'site.cjs')).resolve.paths('any') ?? [];
    // All but "react…": nearly all imports are those, and a question for each would take as long as the rest.
    onResolve({ filter: /^(?:[^./r]|r[^e]|re[^a])/ }, ({ path: name }) => {
      const places = folders.map(folder => path.join(folder, /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''));
      const found = places.find(existsSync);
      return found && !/[/\\]node_modules[/\\]/.test(realpathSync(found)) ? undefined : { path: name, external: true };
    });
  },
});

/** Leaves URLs with an absolute path unchanged: they are files in public/. */
const publicUrls: Plugin = {
  name: 'public-urls',
  setup({ onResolve }) {
    onResolve({ filter: /^\// }, ({ path, kind }) => (kind === 'url-token' ? { path, external: true } : undefined));
  },
};

/** Returns the given files and all that they import, directly or not: each once, and after those before it in the code. */
function reachable(starts: readonly string[], importsOf: (file: string) => readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(file)) visit(imported);
  };
  for (const start of starts) visit(start);
  return [...found];
}
