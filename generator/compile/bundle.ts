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
  // An import may have a fragment: "components/icons.svg#mail".
  const fileOf = (input: string) => (existsSync(path.join(root, input)) ? input : input.replace(/[?#].*/, ''));
  const importsOf = (file: string) =>
    (metafile.inputs[file]?.imports ?? []).flatMap(({ path, external, original = '' }) =>
      external ? [] : { file: fileOf(path), original },
    );
  return { files, inputs: Object.keys(metafile.inputs).map(fileOf), entryOf, importsOf };
}

function diagnosticOf({ text, location: at, notes }: Message): Diagnostic {
  const isNode = notes.some(note => note.text.includes('built into node'));
  const shown = notes.map(({ text, location: at }) => (at ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text));
  const told = shown.join(' ').replace(/^You can mark the path .*/s, 'Install it with npm.');
  const hint = isNode ? nodeHint : text.includes('"generator:react.ts"') ? reactHint : told;
  return {
    message: text,
    ...(at && { location: { file: at.file, line: at.line, column: at.column + 1, text: at.lineText } }),
    ...(hint && { hint }),
  };
}

const nodeHint =
  'Browsers do not have this part of Node: use it in a page, and pass the result to the island as props.';
const reactHint = 'Islands run on Preact: generator/browser/react.ts lists what there is of React.';
