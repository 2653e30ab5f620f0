/** Runs esbuild: its errors and warnings become diagnostics, its outputs files. */
import path from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Message } from 'esbuild';
import { type Diagnostic, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { sourceFolders } from '../files.ts';
import type { File } from '../model.ts';
import type { Sources } from './sources.ts';

/**
 * Bundles code of the site in `root`. Resolves with the finished files, the entry point of each, and what each input imports. Throws a
 * DiagnosticError for errors and for warnings, such as a declaration that browsers would drop.
 */
export async function bundle(root: string, sources: Sources, options: BuildOptions) {
  const { warnings, metafile, outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
  }).catch((error: Partial<BuildFailure>) => {
    throwIfAny((error.errors ?? []).map(message => diagnosticOf(message, sources)));
    throw error;
  });
  throwIfAny(warnings.map(message => diagnosticOf(message, sources)));
  refuseOthers(Object.keys(metafile.inputs), sources);
  const files = outputFiles.map(
    ({ path: file, contents }): File => ({
      path: path.relative(path.join(root, 'out'), file).replaceAll(path.sep, '/'),
      bytes: contents,
    }),
  );
  const entryOf = (file: File) => metafile.outputs[`out/${file.path}`]?.entryPoint;
  const importsOf = (file: string) => metafile.inputs[file]?.imports.map(({ path }) => path) ?? [];
  return { files, inputs: Object.keys(metafile.inputs), entryOf, importsOf };
}

/** Throws a DiagnosticError for files outside of the site's folders: nothing would notice when they change. */
function refuseOthers(inputs: readonly string[], sources: Sources): void {
  // A style sheet may refer to a file with a fragment: "components/a.svg#icon".
  const isOther = (file: string) =>
    !/^(\.\.|node_modules|generator)\/|:|^pages$/.test(file) && !sources.has(file.replace(/[?#].*/, ''));
  const hint = `The code of a site is in ${sourceFolders.join(', ')}.`;
  throwIfAny(inputs.filter(isOther).map(file => ({ message: 'is not part of the site', location: { file }, hint })));
}

function diagnosticOf(message: Message, sources: Sources): Diagnostic {
  const { text, location: at } = message;
  const hint = hintFor(message, sources);
  return {
    message: text,
    ...(at && { location: { file: at.file, line: at.line, column: at.column + 1, text: at.lineText } }),
    ...(hint && { hint }),
  };
}

function hintFor({ text, location, notes }: Message, sources: Sources): string | undefined {
  const [, specifier] = /^Could not resolve "([^"]+)"/.exec(text) ?? [];
  if (specifier && location && (specifier.startsWith('.') || location.file.endsWith('.css')))
    return nearbyHint(path.posix.join(path.posix.dirname(location.file), specifier), sources);
  if (notes.some(note => note.text.includes('built into node')))
    return 'Browsers do not have this part of Node: use it in a page, and pass the result to the island as props.';
  if (text.includes('"browser:react.ts"'))
    return 'Islands run on Preact: generator/browser/react.ts lists what there is of React.';
  return notes
    .map(({ text, location: at }) => (at ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text))
    .join(' ');
}

/** Returns a hint for a file that is not found: the one with the most similar name in its folder. */
function nearbyHint(file: string, sources: Sources): string | undefined {
  const { dir, base } = path.posix.parse(file);
  const names = [...sources.keys()]
    .filter(name => path.posix.dirname(name) === dir)
    .map(name => path.posix.basename(name));
  const near = names.find(name => name.startsWith(`${base}.`)) ?? nearest(base, names);
  return near && `Did you mean ${dir}/${near}?`;
}
