/** Links pages, shell, islands, schema and settings into one bundle for Node, and builds the style sheet of each page. */
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { type File, hashOf, isDocument } from '../model.ts';
import { compiling, outputsOf } from './errors.ts';
import { entriesIn, pagesIn, type Sources, schemaFile, settingsFile, shellFile } from './sources.ts';

/** Plain data, so that it can be cached. */
export type ServerBundle = {
  /** CommonJS that exports each entry as a function (run.ts), with its source map. */
  code: string;
  /** Each page's file and style sheet, and a hash of all code that it imports. */
  pages: { file: string; css: string; hash: string }[];
  /** Hashes of all code that content/schema.ts and content/settings.ts import. */
  schemaHash: string;
  settingsHash: string;
  /** Files that code and style sheets refer to. */
  assets: File[];
};

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf txt'.split(' ');

const optionsFor = (root: string) =>
  ({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    assetNames: 'assets/[name]-[hash]',
    // Asset paths start at the site's root; render puts the site's base path in front of them.
    publicPath: '/',
    loader: Object.fromEntries(assetTypes.map(type => [`.${type}`, 'file' as const])),
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** Creates a bundler for the site in `root`. It throws a DiagnosticError for everything that does not compile. */
export function createServerBundler(root: string): (sources: Sources) => Promise<ServerBundle> {
  return async sources => {
    const linked = await compiling(sources, () => build(serverOptions(root, entriesIn(sources))));
    const importsOf = (file: string) => linked.metafile.inputs[file]?.imports.map(({ path }) => path) ?? [];
    const sheets = await buildSheets(root, Object.keys(linked.metafile.inputs).filter(isSheet), sources);
    /** Returns files and all that they import, in the order of their imports. */
    const filesOf = (starts: readonly string[]) =>
      reachable(starts, file => [...importsOf(file), ...(sheets.imports.get(file) ?? [])]);
    const hashOfAll = (files: string[]) => hashOf(JSON.stringify(files.map(file => [file, sources.get(file)])));
    const outputs = outputsOf(root, linked.outputFiles);
    const [code] = outputs.filter(({ path }) => path.endsWith('.js'));
    return {
      code: Buffer.from(code?.bytes ?? '').toString(),
      pages: pagesIn(sources).map(page => {
        const files = filesOf(isDocument({ file: page }) ? [shellFile, page] : [page]);
        const css = files.map(file => sheets.css.get(file) ?? '').join('');
        return { file: page.slice('pages/'.length), css, hash: hashOf(hashOfAll(files), css) };
      }),
      schemaHash: hashOfAll(filesOf([schemaFile])),
      settingsHash: hashOfAll(filesOf([settingsFile])),
      assets: [...outputs.filter(file => file !== code), ...sheets.assets],
    };
  };
}

const serverOptions = (root: string, entries: readonly string[]) =>
  ({
    ...optionsFor(root),
    stdin: {
      contents: `module.exports = {${entries.map(file => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`).join()}}`,
      resolveDir: root,
      sourcefile: 'pages',
    },
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    target: 'node20.19',
    charset: 'utf8',
    sourcemap: 'inline',
    sourcesContent: false,
    // Stack traces name "site:<root>/~/pages/about.tsx", from which `locateError` tells the site's code from any other.
    sourceRoot: `site:${encodeURI(root)}/~/out/`,
    // A style sheet is a side effect, whatever package.json says about the site's modules.
    ignoreAnnotations: true,
    loader: { ...optionsFor(root).loader, '.css': 'empty', '.module.css': 'empty' },
    // A site's tsconfig.json is for its editors and the type check: its code means the same with any of them.
    tsconfigRaw: { compilerOptions: { strict: true, verbatimModuleSyntax: true } },
  }) satisfies BuildOptions;

const isSheet = (file: string) => file.endsWith('.css');

/** Builds each style sheet with what it imports, minified: its text by its file, what each imports, and the files that they refer to. */
async function buildSheets(root: string, files: readonly string[], sources: Sources) {
  const { outputFiles, metafile } = await compiling(sources, () =>
    build({
      ...optionsFor(root),
      entryPoints: files.map(file => ({ in: `./${file}`, out: file })),
      minifyWhitespace: true,
      minifySyntax: true,
      plugins: [publicUrls],
    }),
  );
  const outputs = outputsOf(root, outputFiles);
  const entryOf = ({ path }: File) => metafile.outputs[`out/${path}`]?.entryPoint;
  const css = outputs.flatMap(file => {
    const entry = entryOf(file);
    return entry ? [[entry, Buffer.from(file.bytes).toString().trim()] as const] : [];
  });
  const imports = Object.entries(metafile.inputs).map(
    ([file, { imports }]) => [file, imports.map(({ path }) => path)] as const,
  );
  return { css: new Map(css), imports: new Map(imports), assets: outputs.filter(file => !entryOf(file)) };
}

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
