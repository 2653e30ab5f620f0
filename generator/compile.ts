/** pages/, content/schema.ts and public/ → code with its CSS, linked, and the asset files. Nothing is written to disk. */
import path from 'node:path';
import * as esbuild from 'esbuild';
import { refuseFailure, refuseWarnings } from './build-failure.ts';
import { filesUnder, publicFiles } from './files-under.ts';
import { createIslandBundler, type Islands } from './islands.ts';
import { type Code, type Linked, link } from './link.ts';
import { toCommonJs } from './link-modules.ts';
import { hashOf } from './memo.ts';
import { isDocument } from './plan.ts';
import type { Table } from './read.ts';
import { type Problem, refuse } from './site-error.ts';

/** Anything the site puts out: where it stands in dist ("about/index.html") and what it holds. */
export type File = { path: string; bytes: string | Uint8Array };

export type Compiled = Linked & {
  /** What was linked, for other threads. */
  code: Code;
  /** The table of content/schema.ts, and a hash of all its code. */
  schema: Table;
  schemaHash: string;
  /** content/schema.ts's own rules for `preflight`, if it exports any. */
  preflight: ((content: never) => { at: (string | number)[]; message: string }[]) | undefined;
  /** public/ as it is, and what the code imports (pictures, fonts) under hashed names. */
  assets: File[];
};

/** Compiles, as often as it is asked to; keeps what it can between two times. */
export type Compiler = { compile: () => Promise<Compiled>; close: () => Promise<void> };

const shellFile = '_document.tsx';
const isPage = (file: string) => /\.tsx?$/.test(file) && !/\.(test|e2e|d)\.tsx?$/.test(file) && file !== shellFile;

/** "About.TSX", "about.jsx": meant as pages. */
const isMisnamed = (file: string) => /\.[cm]?[jt]sx?$/i.test(file) && !/\.tsx?$/.test(file);
const misnamed = (file: string): Problem => ({
  message: 'is no page',
  place: { file: `pages/${file}` },
  hint: 'The names of pages end in .tsx, or in .ts where they are other files.',
});

/** Makes a compiler for the site in the folder `root`. Its `compile` throws a SiteError where the site's code does not build. */
export function createCompiler(root: string): Compiler {
  const islandBundler = createIslandBundler(root);
  let context: { pages: string; esbuild: esbuild.BuildContext } | undefined;
  const schema: Schema = { code: '', exports: {} };

  async function bundle(pages: string[]): Promise<esbuild.BuildResult<typeof output>> {
    // The bundler's list of entries is fixed, so another list of pages needs another context.
    if (context?.pages !== pages.join()) {
      await context?.esbuild.dispose();
      context = { pages: pages.join(), esbuild: await esbuild.context(optionsFor(root, pages)) };
    }
    return (await context.esbuild.rebuild()) as esbuild.BuildResult<typeof output>;
  }

  return {
    async compile() {
      const found = await filesUnder(root, 'pages');
      refuse(found.filter(isMisnamed).map(misnamed));
      const pages = found.filter(isPage);
      const [bundled, bundledIslands] = await Promise.allSettled([bundle(pages), islandBundler.bundle()]);
      // A mistake in what both share is shown once: as one of the pages.
      if (bundled.status === 'rejected') refuseFailure(bundled.reason);
      const { outputFiles, warnings } = bundled.value;
      refuseWarnings(warnings);
      if (bundledIslands.status === 'rejected') refuseFailure(bundledIslands.reason);
      const { islands, files } = bundledIslands.value;
      const code = await codeOf(root, pages, outputFiles, islands);
      const { load, ...linked } = link(code);
      const own = code.modules.get('schema.js')?.code ?? '';
      if (schema.code !== own) Object.assign(schema, { code: own, exports: load('schema.js') });
      return {
        ...linked,
        code,
        schema: schema.exports.schema as Table,
        schemaHash: hashOf(own),
        preflight: schema.exports.preflight as Compiled['preflight'],
        assets: [...assetsOf(outputFiles, root), ...files, ...(await publicFiles(root))],
      };
    },
    async close() {
      await Promise.all([context?.esbuild.dispose(), islandBundler.close()]);
    },
  };
}

const output = { write: false } as const;

/** One bundle for all: a module an entry, shared chunks between them, one style sheet an entry. */
const optionsFor = (root: string, pages: string[]): esbuild.BuildOptions => ({
  ...output,
  absWorkingDir: root,
  entryPoints: [
    { in: './content/schema.ts', out: 'schema' },
    { in: `./pages/${shellFile}`, out: 'shell' },
    ...pages.map(file => ({ in: `page:${file}`, out: `page/${file}` })),
  ],
  bundle: true,
  splitting: true,
  outdir: 'out',
  assetNames: 'assets/[name]-[hash]',
  loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file' },
  format: 'esm',
  platform: 'node',
  packages: 'external',
  // The modules are run as CommonJS, which has none: so it is refused with its place.
  supported: { 'top-level-await': false },
  jsx: 'automatic',
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: 'external',
  logLevel: 'silent',
  plugins: [pageWithShell],
});

/** The entry "page:about.tsx" is that page after the shell, so that its style sheet is both, in that order, nothing twice; files have none. */
const pageWithShell: esbuild.Plugin = {
  name: 'page-with-shell',
  setup(build) {
    build.onResolve({ filter: /^page:/ }, ({ path: name }) => ({
      path: name.slice('page:'.length),
      namespace: 'page',
    }));
    build.onLoad({ filter: /.*/, namespace: 'page' }, ({ path: file }) => ({
      contents: `${isDocument({ file }) ? `import './pages/${shellFile}';` : ''} export * as page from './pages/${file}';`,
      resolveDir: build.initialOptions.absWorkingDir ?? '.',
    }));
  },
};

/** What content/schema.ts exports. While its code stays the same it is not run again. */
type Schema = { code: string; exports: Record<string, unknown> };

/** The bundle as code to link. */
async function codeOf(root: string, pages: string[], outputs: esbuild.OutputFile[], islands: Islands): Promise<Code> {
  const texts = new Map(outputs.map(file => [nameOf(root, file), file]));
  const textOf = (name: string) => texts.get(name)?.text ?? '';
  const scripts = [...texts.keys()].filter(name => name.endsWith('.js'));
  const modules = scripts.map(async name => {
    const code = textOf(name);
    return [name, { code, map: textOf(`${name}.map`), commonJs: await toCommonJs(code) }] as const;
  });
  return {
    root,
    islands,
    modules: new Map(await Promise.all(modules)),
    pages: pages.map(file => {
      const css = textOf(`page/${file}.css`).trim();
      // The names of shared chunks, which stand in a page's code, hold hashes of their contents: this covers all that the page reaches.
      const around = isDocument({ file }) ? [textOf('shell.js'), css, JSON.stringify(islands)] : [];
      return { file, css, hash: hashOf(textOf(`page/${file}.js`), ...around) };
    }),
  };
}

const nameOf = (root: string, file: esbuild.OutputFile) =>
  path.relative(path.join(root, 'out'), file.path).split(path.sep).join('/');

const assetsOf = (outputs: esbuild.OutputFile[], root: string): File[] =>
  outputs
    .map(file => ({ path: nameOf(root, file), bytes: file.contents }))
    .filter(file => file.path.startsWith('assets/') && !file.path.endsWith('.map'));
