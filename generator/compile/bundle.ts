/** Runs esbuild: its errors and warnings become diagnostics, its outputs files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Message } from 'esbuild';
import { type Diagnostic, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { File } from '../model.ts';

/** Bundles code of the site in `root`. Throws a DiagnosticError for errors and for warnings, such as a declaration that browsers would drop. */
export async function bundle(root: string, options: BuildOptions) {
  const { warnings, metafile, outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
  }).catch((error: Partial<BuildFailure>) => {
    throwIfAny((error.errors ?? []).map(diagnosticOf));
    throw error;
  });
  throwIfAny(warnings.map(diagnosticOf));
  const files = outputFiles.map(
    ({ path: file, contents }): File => ({
      path: path.relative(path.join(root, 'out'), file).replaceAll(path.sep, '/'),
      bytes: contents,
    }),
  );
  const entryOf = (file: File) => metafile.outputs[`out/${file.path}`]?.entryPoint;
  /** Returns the outputs that an output refers to. */
  const linksOf = (file: File) =>
    (metafile.outputs[`out/${file.path}`]?.imports ?? []).map(({ path }) => path.slice(4));
  // An import may have a fragment: "components/icons.svg#mail".
  const fileOf = (input: string) => (existsSync(path.join(root, input)) ? input : input.replace(/[?#].*/, ''));
  const importsOf = (input: string) =>
    (metafile.inputs[input]?.imports ?? []).flatMap(({ path, external }) => (external ? [] : fileOf(path)));
  return { files, inputs: Object.keys(metafile.inputs).map(fileOf), entryOf, linksOf, importsOf };
}

export function diagnosticOf({ text, location: at, notes }: Message): Diagnostic {
  const told = notes.map(({ text, location: at }) => (at ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text));
  const all = [text, ...told, at?.file].join(' ');
  const hint = hints.find(([said]) => said.test(all))?.[1] ?? told.join(' ');
  // It counts bytes.
  const before = at ? Buffer.from(at.lineText).subarray(0, at.column).toString() : '';
  return {
    message: text,
    ...(at && { location: { file: at.file, line: at.line, column: before.length + 1, text: at.lineText } }),
    ...(hint && { hint }),
  };
}

const hints: [said: RegExp, hint: string][] = [
  [
    /built into node/,
    'Browsers do not have this part of Node: use it in a page, and pass the result to the island as props.',
  ],
  [/"generator:react\.ts"/, 'Islands run on Preact: generator/browser/react.ts lists what there is of React.'],
  [/^Could not resolve .*\.css$/, 'Is it beside this file? A file of public/ begins with "/".'],
  [/You can mark the path/, 'Install it with npm.'],
];
