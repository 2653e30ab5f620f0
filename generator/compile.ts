/** pages/, content/schema.ts and public/ → compiled modules with their CSS, and the asset files. Nothing is written to disk. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { placeOf, refuseFailure, refuseWarnings } from './build-failure.ts';
import { createIslandBundler, type Islands } from './islands.ts';
import { linkModules, type Modules } from './link-modules.ts';
import type { Table } from './read.ts';
import { mapAll, SiteError } from './site-error.ts';
import { whyUnreadable } from './table.ts';

/** Anything the site puts out: where it stands in dist ("about/index.html") and what it holds. */
export type File = { path: string; bytes: string | Uint8Array };

/** What a page module may export; the contract is in README.md, "A page". */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a compiled page enters; its types are checked where it is written
export type PageModule = Record<'default' | 'head' | 'props' | 'paths', any>;

/** One module of pages/: its file ("blog/[slug].tsx"), what it exports, exactly the CSS that it and the shell reach, and a hash of all. */
export type Page = { file: string; module: PageModule; css: string; hash: string };

export type Compiled = {
  pages: Page[];
  /** pages/_document.tsx: the shell around every page. */
  shell: PageModule;
  /** The table of content/schema.ts. */
  schema: Table;
  /** content/schema.ts's own rules for `preflight`, if it exports any. */
  preflight: ((content: never) => { at: (string | number)[]; message: string }[]) | undefined;
  /** public/ as it is, and what the code imports (pictures, fonts) under hashed names. */
  assets: File[];
  /** The browser's scripts, for the shell; their files are among the assets. */
  islands: Islands;
  /** Where an error of the site's code was thrown. */
  locate: Modules['locate'];
};

/** Compiles, as often as it is asked to; keeps what it can between two times. */
export type Compiler = { compile: () => Promise<Compiled>; close: () => Promise<void> };

const shellFile = '_document.tsx';
const isPage = (file: string) => /\.tsx?$/.test(file) && !/\.(test|e2e|d)\.tsx?$/.test(file) && file !== shellFile;

/** Makes a compiler for the site in the folder `root`. Its `compile` throws a SiteError where the site's code does not build. */
export function createCompiler(root: string): Compiler {
  const islandBundler = createIslandBundler(root);
  let context: { pages: string; esbuild: esbuild.BuildContext } | undefined;

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
      const pages = (await filesUnder(path.join(root, 'pages'))).filter(isPage);
      // One after the other, so that a mistake in what both share is shown once.
      const { outputFiles, warnings } = await bundle(pages).catch(refuseFailure);
      refuseWarnings(warnings);
      const { islands, files } = await islandBundler.bundle().catch(refuseFailure);
      return {
        ...evaluate(root, pages, outputFiles, islands),
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
  jsx: 'automatic',
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: 'external',
  logLevel: 'silent',
  plugins: [pageWithShell],
});

/** The entry "page:about.tsx" is that page after the shell, so that its style sheet is both, in that order, nothing twice. */
const pageWithShell: esbuild.Plugin = {
  name: 'page-with-shell',
  setup(build) {
    build.onResolve({ filter: /^page:/ }, ({ path: name }) => ({
      path: name.slice('page:'.length),
      namespace: 'page',
    }));
    build.onLoad({ filter: /.*/, namespace: 'page' }, ({ path: file }) => ({
      contents: `import './pages/${shellFile}'; export * as page from './pages/${file}';`,
      resolveDir: build.initialOptions.absWorkingDir ?? '.',
    }));
  },
};

/** Runs the bundle's modules. */
function evaluate(
  root: string,
  pages: string[],
  outputs: esbuild.OutputFile[],
  islands: Islands,
): Omit<Compiled, 'assets'> {
  const texts = new Map(outputs.map(file => [nameOf(root, file), file]));
  const textOf = (name: string) => texts.get(name)?.text ?? '';
  const scripts = [...texts.keys()].filter(name => name.endsWith('.js'));
  const modules = linkModules(
    root,
    new Map(scripts.map(name => [name, { code: textOf(name), map: textOf(`${name}.map`) }])),
  );
  const load = (name: string) => {
    try {
      return modules.load(name);
    } catch (error) {
      throw new SiteError([
        { message: messageOf(error), ...placeOf(modules.locate(error) ?? { file: name.replace(/\.js$/, '') }) },
      ]);
    }
  };
  const schema = load('schema.js');
  return {
    pages: pages.map(file => {
      const css = textOf(`page/${file}.css`).trim();
      // The names of shared chunks, which stand in a page's code, hold hashes of their contents: this covers all that the page reaches.
      const hash = createHash('sha1')
        .update(textOf(`page/${file}.js`))
        .update(textOf('shell.js'))
        .update(css)
        .update(JSON.stringify(islands))
        .digest('hex');
      return { file, module: load(`page/${file}.js`).page as PageModule, css, hash };
    }),
    shell: load('shell.js') as PageModule,
    islands,
    schema: schema.schema as Table,
    preflight: schema.preflight as Compiled['preflight'],
    locate: modules.locate,
  };
}

const nameOf = (root: string, file: esbuild.OutputFile) =>
  path.relative(path.join(root, 'out'), file.path).split(path.sep).join('/');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const assetsOf = (outputs: esbuild.OutputFile[], root: string): File[] =>
  outputs
    .map(file => ({ path: nameOf(root, file), bytes: file.contents }))
    .filter(file => file.path.startsWith('assets/') && !file.path.endsWith('.map'));

async function publicFiles(root: string): Promise<File[]> {
  const names = await filesUnder(path.join(root, 'public'));
  return mapAll(names, name => {
    try {
      return { path: name, bytes: readFileSync(path.join(root, 'public', name)) };
    } catch (error) {
      const message = `cannot be read: ${whyUnreadable((error as NodeJS.ErrnoException).code)}`;
      throw new SiteError([{ message, place: { file: `public/${name}` } }]);
    }
  });
}

/** Every file under a folder, sorted, with forward slashes; none where there is no such folder. Editors' and systems' own files are left out. */
async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter(entry => entry.isFile() && !isPassing(entry.name))
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Files that editors and systems leave beside one's own: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isPassing = (name: string) => /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);
