/** pages/, content/schema.ts and public/ → compiled modules with their CSS, and the asset files. Nothing is written to disk. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { linkModules, type ModuleLoader } from './link-modules.ts';
import type { Table } from './read.ts';
import { type Problem, SiteError } from './site-error.ts';

/** Anything the site puts out: where it stands in dist ("about/index.html") and what it holds. */
export type File = { path: string; bytes: string | Uint8Array };

/** What a page module may export; the contract is in README.md, "A page". */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a compiled page enters; its types are checked where it is written
export type PageModule = Record<'default' | 'head' | 'props' | 'paths', any>;

/** One module of pages/: its file ("blog/[slug].tsx"), what it exports, and exactly the CSS that it and the shell reach. */
export type Page = { file: string; module: PageModule; css: string };

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
};

const shellFile = '_document.tsx';
const isPage = (file: string) => /\.tsx?$/.test(file) && !/\.(test|e2e|d)\.tsx?$/.test(file) && file !== shellFile;

/** Compiles the site in the folder `root`. Throws a SiteError where its code does not build. */
export async function compile(root: string): Promise<Compiled> {
  const files = (await filesUnder(path.join(root, 'pages'))).filter(isPage);
  const built = await bundle(root, files);
  const out = path.join(root, 'out');
  const texts = new Map(built.outputFiles.map(file => [path.relative(out, file.path), file]));
  const load = linkModules(
    root,
    new Map([...texts].filter(([name]) => name.endsWith('.js')).map(([n, f]) => [n, f.text])),
  );

  const schema = load('schema.js');
  return {
    pages: files.map(file => ({ file, module: moduleOf(load, file), css: texts.get(`page/${file}.css`)?.text ?? '' })),
    shell: load('shell.js') as PageModule,
    schema: schema.schema as Table,
    preflight: schema.preflight as Compiled['preflight'],
    assets: [
      ...[...texts]
        .filter(([name]) => name.startsWith('assets/'))
        .map(([name, file]) => ({ path: name, bytes: file.contents })),
      ...(await publicFiles(path.join(root, 'public'))),
    ],
  };
}

const moduleOf = (load: ModuleLoader, file: string) => load(`page/${file}.js`).page as PageModule;

/** One bundle for all: a module an entry, shared chunks between them, one style sheet an entry. */
async function bundle(root: string, pages: string[]) {
  try {
    return await esbuild.build({
      absWorkingDir: root,
      entryPoints: [
        { in: './content/schema.ts', out: 'schema' },
        { in: `./pages/${shellFile}`, out: 'shell' },
        ...pages.map(file => ({ in: `page:${file}`, out: `page/${file}` })),
      ],
      bundle: true,
      splitting: true,
      write: false,
      outdir: 'out',
      assetNames: 'assets/[name]-[hash]',
      loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file' },
      format: 'esm',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      minifyWhitespace: true,
      logLevel: 'silent',
      plugins: [pageWithShell],
    });
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    throw new SiteError(error.errors.map(problemOf));
  }
}

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

const isBuildFailure = (error: unknown): error is esbuild.BuildFailure => error instanceof Error && 'errors' in error;

function problemOf({ text, location, notes }: esbuild.Message): Problem {
  const hint = notes.map(note => note.text).join(' ') || location?.suggestion;
  return {
    message: text,
    ...(location
      ? { place: { file: location.file, line: location.line, column: location.column + 1, text: location.lineText } }
      : {}),
    ...(hint ? { hint } : {}),
  };
}

async function publicFiles(folder: string): Promise<File[]> {
  const names = await filesUnder(folder);
  return Promise.all(names.map(async name => ({ path: name, bytes: await readFile(path.join(folder, name)) })));
}

/** Every file under a folder, sorted, with forward slashes; none where there is no such folder. */
async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter(entry => entry.isFile() && !entry.name.startsWith('.DS_'))
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
