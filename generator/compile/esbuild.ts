/** The bundler, esbuild: runs it, and gives its options for the server and its outputs. */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { type Diagnostic, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { File } from '../model.ts';
import { diagnosticOf, isOutside, outsideHint, throwBuildFailure, unresolved } from './refused.ts';
import type { Sources } from './sources.ts';

/** A build result with its outputs in memory and a list of its inputs. */
export type Built = esbuild.BuildResult<{ metafile: true; write: false }>;

type Options = esbuild.BuildOptions & { absWorkingDir: string; metafile: true; write: false };

/**
 * Runs esbuild. Throws a DiagnosticError for its errors, for its warnings (a declaration that browsers would drop), and for files that are not
 * part of the site.
 */
export async function runEsbuild(options: Options, sources: Sources): Promise<Built> {
  // Imported only here: if the code has not changed, a build takes the result from the cache and needs no esbuild.
  const { build } = await import('esbuild');
  const built = await build(options).catch(error => throwBuildFailure(error, sources));
  throwIfAny(built.warnings.map(message => diagnosticOf(message, sources)));
  const files = Object.keys(built.metafile.inputs).map(input => fileOf(input, sources));
  const outside = files.filter(file => isOutside(file, sources));
  throwIfAny(outside.map(file => ({ message: 'is not part of the site', location: { file }, hint: outsideHint })));
  throwIfAny(incomplete(built, options.absWorkingDir, sources));
  return built;
}

/** Returns diagnostics for imports without an extension: another file might be meant as soon as it exists. */
const incomplete = ({ metafile }: Built, root: string, sources: Sources): Diagnostic[] =>
  Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ path: found, original = '' }) => {
        const written = path.posix.join(path.posix.dirname(file), original);
        return sources.has(file) && original.startsWith('.') && written !== found;
      })
      .map(({ original = '' }) => unresolved(root, file, original, sources)),
  );

/** Returns the file of an input. A style sheet may refer to it with a fragment or query: "components/a.svg#icon". */
export const fileOf = (input: string, sources: Sources): string =>
  sources.has(input) ? input : input.replace(/[?#].*$/, '');

/** Returns what stays the same until one of the files is saved again. Files of packages do not count. */
export const versionOf = (sources: Sources, files: readonly string[]): string =>
  files.map(file => `${file} ${sources.get(file)?.hash} ${sources.get(file)?.saved}`).join();

/** An output: its name in the output folder, "assets/a-1B2C3D4E.svg", and the entry that it was made from, "pages/about.tsx", or ''. */
type Output = { name: string; entry: string; file: esbuild.OutputFile };

/** Returns the outputs of a build in `root`. */
export const outputsOf = (root: string, { outputFiles, metafile }: Built): Output[] =>
  outputFiles.map(file => {
    const name = path.relative(path.join(root, 'out'), file.path).split(path.sep).join('/');
    return { name, entry: metafile.outputs[`out/${name}`]?.entryPoint ?? '', file };
  });

/** Returns an output as a file of the site. */
export const asFile = ({ name, file }: Output): File => ({ path: name, bytes: file.contents });

const assetTypes = 'svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp4 webm mp3 pdf txt'.split(' ');

/** Options for what runs on the server. */
export const serverOptions = (root: string, files: readonly string[]) =>
  ({
    absWorkingDir: root,
    entryPoints: files.map(file => ({ in: `./${file}`, out: file })),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    assetNames: 'assets/[name]-[hash]',
    // Asset paths start at the site's root; render puts the site's base path in front of them.
    publicPath: '/',
    // A linked file has the path of its link in the site.
    preserveSymlinks: true,
    loader: { ...Object.fromEntries(assetTypes.map(type => [`.${type}`, 'file' as const])), '.module.css': 'css' },
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    // A site's tsconfig.json is for its editors and the type check: its code means the same with any of them.
    tsconfigRaw: { compilerOptions: { strict: true, verbatimModuleSyntax: true } },
    logLevel: 'silent',
  }) satisfies esbuild.BuildOptions;
