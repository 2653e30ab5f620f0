/** Errors and warnings of esbuild → diagnostics. */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import * as reactInBrowsers from '../browser/react.ts';
import { type Diagnostic, DiagnosticError, type Location, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';

/** Rethrows a failed build of these `files` as a DiagnosticError, and any other error unchanged. */
export function throwBuildFailure(error: unknown, files: Iterable<string>): never {
  if (!(error instanceof Error && 'errors' in error)) throw error;
  const known = [...files];
  throw new DiagnosticError((error as esbuild.BuildFailure).errors.map(message => diagnosticOf(message, known)));
}

/** Treats warnings of esbuild as errors: a declaration that browsers would drop, an import that does not exist. */
export const throwWarnings = (warnings: readonly esbuild.Message[]): void =>
  throwIfAny(warnings.map(message => diagnosticOf(message)));

/** Returns a hint for a file or package that is not found. esbuild's own hints are about Node packages, and a site is not one. */
function notFoundHint({ text, location, notes }: esbuild.Message, files: readonly string[]): string | undefined {
  if (/^Could not resolve "\.\/(content\/schema\.ts|pages\/_document\.tsx)"/.test(text))
    return 'Every site needs this file; docs/another-site.md says what it contains.';
  const [, specifier] = /^Could not resolve "(\.\.?\/[^"]+)"/.exec(text) ?? [];
  if (specifier && location) {
    const { dir, base } = path.parse(path.posix.join(path.posix.dirname(location.file), specifier));
    const beside = files.filter(file => path.posix.dirname(file) === dir);
    const near = nearest(
      base,
      beside.map(file => path.posix.basename(file)),
    );
    return near && `Did you mean ${dir}/${near}?`;
  }
  if (!notes.some(note => note.text.includes('built into node'))) return undefined;
  return 'Browsers do not have this part of Node: use it in a page, and pass the result to the island as props.';
}

/** Returns esbuild's own hint, or ''. */
function esbuildHint({ location, notes }: esbuild.Message): string {
  // Which plugin reported it does not help to fix it.
  const relevant = notes.filter(note => !note.text.startsWith('The plugin "'));
  const texts = relevant.map(({ text, location: at }) =>
    at && text.endsWith(':') ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text,
  );
  return texts.join(' ') || (location?.suggestion ? `Write: ${location.suggestion}` : '');
}

function diagnosticOf(message: esbuild.Message, files: readonly string[] = []): Diagnostic {
  const { text, location } = message;
  const isInEntry = /^(entry:|<entry>)/.test(location?.file ?? '');
  const [, island] = /^No matching export in "(islands\/[^"]+)" for import "default"/.exec(text) ?? [];
  if (island && isInEntry) {
    const hint = 'An island is a component: export default function …';
    return { message: 'exports no component', location: { file: island }, hint };
  }
  const [, missing] = /^No matching export in "browser:react\.ts" for import "(\w+)"/.exec(text) ?? [];
  const hint = missing
    ? `Available: ${Object.keys(reactInBrowsers).join(', ')}.`
    : (notFoundHint(message, files) ?? esbuildHint(message));
  return {
    message: missing ? `islands cannot use "${missing}" of react` : text,
    ...(location && !isInEntry && { location: locationOf(location) }),
    ...(hint && { hint }),
  };
}

const locationOf = ({ file, line, column, lineText: text }: esbuild.Location): Location => ({
  file,
  line,
  column: column + 1,
  text,
});
