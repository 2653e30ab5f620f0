/** Runs esbuild: its errors and warnings become diagnostics, its outputs files. */
import path from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Message } from 'esbuild';
import { type Diagnostic, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { File } from '../model.ts';

/** Resolves like a call of esbuild. Rejects with a DiagnosticError for errors and for warnings, such as a declaration that browsers would drop. */
export async function withDiagnostics<Result extends { warnings: Message[] }>(call: Promise<Result>): Promise<Result> {
  const result = await call.catch((error: Partial<BuildFailure>) => {
    throwIfAny((error.errors ?? []).map(diagnosticOf));
    throw error;
  });
  throwIfAny(result.warnings.map(diagnosticOf));
  return result;
}

/** Bundles code of the site in `root`. `entryOf` returns the entry of an output, `linksOf` the outputs that it refers to. */
export async function bundle(root: string, options: BuildOptions) {
  const fixed = { absWorkingDir: root, bundle: true, outdir: 'out', logLevel: 'silent' } as const;
  const { metafile, outputFiles } = await withDiagnostics(
    build({ ...options, ...fixed, write: false, metafile: true }),
  );
  const files = outputFiles.map(
    ({ path: file, contents }): File => ({
      path: path.relative(path.join(root, 'out'), file).replaceAll(path.sep, '/'),
      bytes: contents,
    }),
  );
  const outputOf = (file: File) => metafile.outputs[`out/${file.path}`];
  const entryOf = (file: File) => outputOf(file)?.entryPoint;
  const linksOf = (file: File) => (outputOf(file)?.imports ?? []).map(({ path }) => path.slice('out/'.length));
  // A drawing may have a fragment: "icons.svg#mail".
  const inputs = Object.keys(metafile.inputs).map(input => input.replace(/[?#].*/, ''));
  return { files, inputs, entryOf, linksOf };
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
  [
    /built into node/,
    'Browsers do not have this part of Node: use it in a page, and pass the result to the island as props.',
  ],
  [/"generator:react\.ts"/, 'Islands run on Preact: generator/browser/react.ts lists what there is of React.'],
  [/^Could not resolve .*\.css$/, 'Is it beside this file? A file of public/ begins with "/".'],
  [/You can mark the path/, 'Install it with npm.'],
];
