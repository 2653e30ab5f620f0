/** Runs esbuild: its errors and warnings become diagnostics, its outputs files. */
import path from 'node:path';
import type { BuildOptions, BuildResult, Message, OutputFile } from 'esbuild';
import { type Diagnostic, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { sourceFolders } from '../files.ts';
import type { File } from '../model.ts';
import type { Sources } from './sources.ts';

type Options = BuildOptions & { metafile: true; write: false };

/**
 * Runs a build. Throws a DiagnosticError for errors, for warnings (a declaration that browsers would drop), and for files
 * outside of the site's folders, whose changes nothing would notice.
 */
export async function compiling<Build extends Options>(
  sources: Sources,
  run: () => Promise<BuildResult<Build>>,
): Promise<BuildResult<Build>> {
  const result = await run().catch(error => {
    if (!Array.isArray(error?.errors)) throw error;
    throwIfAny((error.errors as Message[]).map(message => diagnosticOf(message, sources)));
    throw error;
  });
  throwIfAny(result.warnings.map(message => diagnosticOf(message, sources)));
  const inputs = Object.keys((result as BuildResult<Options>).metafile.inputs);
  const outside = inputs.filter(
    file => !/^(\.\.|node_modules|generator)\/|:|^pages$/.test(file) && !isSource(file, sources),
  );
  throwIfAny(
    outside.map(file => ({
      message: 'is not part of the site',
      location: { file },
      hint: `The code of a site is in ${sourceFolders.map(folder => `${folder}/`).join(', ')}.`,
    })),
  );
  return result;
}

/** A style sheet may refer to a file with a fragment or query: "components/a.svg#icon". */
const isSource = (file: string, sources: Sources) => sources.has(file) || sources.has(file.replace(/[?#].*$/, ''));

/** Returns the outputs of a build in `root` as files of the site. */
export const outputsOf = (root: string, outputs: readonly OutputFile[]): File[] =>
  outputs.map(({ path: file, contents }) => ({
    path: path.relative(path.join(root, 'out'), file).split(path.sep).join('/'),
    bytes: contents,
  }));

/** Converts an error or a warning. */
function diagnosticOf(message: Message, sources: Sources): Diagnostic {
  const [, file, name] = /^No matching export in "(.+)" for import "(.+)"/.exec(message.text) ?? [];
  if (name === 'default' && message.location?.file.startsWith('entry:'))
    return { message: 'exports no component', location: { file: `${file}` }, hint: 'Write: export default function …' };
  const text = file === 'browser:react.ts' ? `islands run on Preact, which has no "${name}"` : message.text;
  const { location } = message;
  const hint =
    file === 'browser:react.ts' ? 'generator/browser/react.ts lists what it has.' : hintFor(message, sources);
  return {
    message: text,
    ...(location && {
      location: { file: location.file, line: location.line, column: location.column + 1, text: location.lineText },
    }),
    ...(hint && { hint }),
  };
}

function hintFor({ text, location, notes }: Message, sources: Sources): string | undefined {
  const [, specifier] = /^Could not resolve "([^"]+)"/.exec(text) ?? [];
  if (specifier && location && (specifier.startsWith('.') || location.file.endsWith('.css')))
    return nearbyHint(path.posix.join(path.posix.dirname(location.file), specifier), sources);
  if (text.startsWith('No loader is configured'))
    return 'Browsers load such a file by its URL: import it in a page, and pass the URL to the island as a prop.';
  if (notes.some(note => note.text.includes('built into node')))
    return 'Browsers do not have this part of Node: use it in a page, and pass the result to the island as props.';
  // Which plugin reported it does not help to fix it.
  const useful = notes.filter(note => !note.text.startsWith('The plugin "'));
  return useful
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
