/** What esbuild bundles: style sheets with their pictures and fonts, and islands/ as browser scripts. Its messages become diagnostics. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Message, type Plugin } from 'esbuild';
import { type Diagnostic, throwIfAny } from '../diagnostics/diagnostics.ts';

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf txt'.split(' ');

/** Returns whether a file is a style sheet, or one that code gets the path of. */
export const isStyle = (file: string): boolean => ['css', ...assetTypes].includes(path.extname(file).slice(1));

export async function bundleStyles(root: string, sources: readonly string[]) {
  const { files, inputs } = await bundle(root, {
    entryPoints: sources.map((file, i) => ({ in: `./${file}`, out: String(i) })),
    assetNames: 'assets/[name]-[hash]',
    // Paths start at the site's root; render puts the site's base path in front of them.
    publicPath: '/',
    loader: Object.fromEntries(assetTypes.map(type => [`.${type}`, 'file' as const])),
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [publicUrls],
  });
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  // A script for each other source, which exports the path of its asset.
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  return {
    inputs,
    assets: files.filter(({ entry }) => !entry),
    css: new Map(sheets.map(({ entry, bytes }) => [entry, Buffer.from(bytes).toString().trim()])),
    paths: new Map(scripts.map(({ entry, links }) => [entry, `/${links[0]}`])),
  };
}

/** Leaves URLs with an absolute path unchanged: they are files in public/. */
const publicUrls: Plugin = {
  name: 'public-urls',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\// }, ({ path, kind }) => (kind === 'url-token' ? { path, external: true } : undefined)),
};

export async function bundleIslands(root: string, islands: readonly string[], clients: readonly string[]) {
  const scripts = [...(islands.length > 0 ? ['generator:loader.ts'] : []), ...clients.map(file => `./${file}`)];
  const entries = new Map(islands.map(file => [file, islandEntry(file)]));
  if (scripts.length > 0) entries.set('behaviours', scripts.map(file => `import ${JSON.stringify(file)};`).join('\n'));
  const { files, inputs } = await bundle(root, {
    entryPoints: [...entries.keys()].map(name => ({ in: `generator:${name}`, out: path.basename(name, '.tsx') })),
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    // Supported by browsers since 2023; in others the HTML works on its own.
    target: 'es2022',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/shared-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // What libraries for React import.
    alias: { 'react/jsx-runtime': 'preact/jsx-runtime' },
    // The site's tsconfig.json applies to its pages only.
    tsconfigRaw: {},
    // Already part of the page's style sheet.
    loader: { '.css': 'empty' },
    legalComments: 'none',
    plugins: [modules(root, entries)],
  });
  /** The path of each script by its entry: the file of an island, or "behaviours". */
  const paths = new Map(files.map(({ entry, path }) => [entry?.replace('generator:', ''), `/${path}`]));
  // package.json says which modules of an island have side effects.
  return { paths, files, inputs: ['package.json', ...inputs] };
}

const islandEntry = (file: string) => `import Component from ${JSON.stringify(`./${file}`)};
import { mount } from "generator:mount.ts";
export default mark => mount(mark, Component);`;

const browser = path.join(import.meta.dirname, '../browser');

/** Loads entries and the generator's browser modules by names without folders, so that scripts have the same hashes everywhere. */
const modules = (root: string, entries: ReadonlyMap<string, string>): Plugin => ({
  name: 'modules',
  setup({ onResolve, onLoad }) {
    const namespace = 'generator';
    onResolve({ filter: /^generator:/ }, ({ path: name }) => ({ path: name.slice('generator:'.length), namespace }));
    onResolve({ filter: /^react(-dom(\/.*)?)?$/ }, () => ({ path: 'react.ts', namespace, sideEffects: false }));
    onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
      contents: entries.get(name) ?? readFileSync(path.join(browser, name)),
      loader: 'ts',
      resolveDir: entries.has(name) ? root : browser,
    }));
  },
});

/** Bundles code of the site in `root`. Each file has its `entry`, if it is what one became, and the files that it refers to. */
async function bundle(root: string, options: BuildOptions) {
  const fixed = { absWorkingDir: root, bundle: true, outdir: 'out', logLevel: 'silent', metafile: true } as const;
  const { metafile, outputFiles } = await withDiagnostics(build({ ...options, ...fixed, write: false }));
  const files = outputFiles.map(({ path: full, contents }) => {
    const name = path.relative(root, full).replaceAll(path.sep, '/');
    const { entryPoint: entry, imports = [] } = metafile.outputs[name] ?? {};
    return { path: nameOf(name), bytes: contents, entry, links: imports.map(({ path }) => nameOf(path)) };
  });
  // A drawing may have a fragment: "icons.svg#mail".
  return { files, inputs: Object.keys(metafile.inputs).map(input => input.replace(/[?#].*/, '')) };
}

const nameOf = (output: string) => output.slice('out/'.length);

export async function withDiagnostics<Result extends { warnings: Message[] }>(call: Promise<Result>): Promise<Result> {
  const result = await call.catch((error: Partial<BuildFailure>) => {
    throwIfAny((error.errors ?? []).map(diagnosticOf));
    throw error;
  });
  throwIfAny(result.warnings.map(diagnosticOf));
  return result;
}

function diagnosticOf({ text, location: at, notes }: Message): Diagnostic {
  const told = notes.map(({ text, location: at }) => (at ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text));
  const hint = hints.find(([said]) => said.test([text, ...told, at?.file].join(' ')))?.[1] ?? told.join(' ');
  // It counts bytes.
  const before = at ? Buffer.from(at.lineText).subarray(0, at.column).toString() : '';
  return {
    message: text,
    ...(at && { location: { file: at.file, line: at.line, column: before.length + 1, text: at.lineText } }),
    ...(hint && { hint }),
  };
}

const hints: [said: RegExp, hint: string][] = [
  [/built into node/, 'Browsers do not have this: use it in a page, and pass what comes of it to the island as props.'],
  [/"generator:react\.ts"/, 'Islands run on Preact: generator/browser/react.ts lists what there is of React.'],
  [/^Could not resolve .*\.css$/, 'Is it beside this file? A file of public/ begins with "/".'],
  [/You can mark the path/, 'Install it with npm.'],
  [/^No loader is/, 'Import it in the page, and give the island its address, `hrefOf(picture, address)`.'],
];
