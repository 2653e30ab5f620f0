/** What esbuild refuses → diagnostics. */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import * as reactInBrowsers from '../browser/react.ts';
import { type Diagnostic, DiagnosticError, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';

/** Throws a failed build of these `files` on as its author's to mend, and anything else as it is. */
export function throwBuildFailure(error: unknown, files: Iterable<string>): never {
  if (!(error instanceof Error && 'errors' in error)) throw error;
  const known = [...files];
  throw new DiagnosticError((error as esbuild.BuildFailure).errors.map(message => diagnosticOf(message, known)));
}

/** What esbuild only warns of is refused too: a declaration that a browser would drop, an import that is not there. */
export const refuseWarnings = (warnings: readonly esbuild.Message[]): void =>
  throwIfAny(warnings.map(message => diagnosticOf(message)));

/** What to do where a file or a package is not found, other than the bundler has it: a site is no package of Node's. */
function lackingHint({ text, location, notes }: esbuild.Message, files: readonly string[]): string | undefined {
  if (/^Could not resolve "\.\/(content\/schema\.ts|pages\/_document\.tsx)"/.test(text))
    return 'Every site has this file; docs/another-site.md says what it holds.';
  const [, lacking] = /^Could not resolve "(\.\.?\/[^"]+)"/.exec(text) ?? [];
  if (lacking && location) {
    const { dir, base } = path.parse(path.posix.join(path.posix.dirname(location.file), lacking));
    const near = nearest(
      base,
      files.filter(file => path.posix.dirname(file) === dir).map(file => path.posix.basename(file)),
    );
    return near && `Did you mean ${dir}/${near}?`;
  }
  if (!notes.some(note => note.text.includes('built into node'))) return undefined;
  return 'Browsers do not have this part of Node: use it in a page, and give the island what comes of it as props.';
}

/** What the bundler itself says to do, if it does. */
function ownHint({ location, notes }: esbuild.Message): string {
  // Which plugin found it helps nobody to mend it.
  const said = notes.filter(note => !note.text.startsWith('The plugin "'));
  const placed = said.map(({ text, location: at }) =>
    at && text.endsWith(':') ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text,
  );
  return placed.join(' ') || (location?.suggestion ? `Write: ${location.suggestion}` : '');
}

function diagnosticOf(message: esbuild.Message, files: readonly string[] = []): Diagnostic {
  const { text, location } = message;
  const [, island] = /^No matching export in "(islands\/[^"]+)" for import "default"/.exec(text) ?? [];
  // The bundler tells of it in the entry that it was given.
  if (island && isEntry(location))
    return {
      message: 'exports no component',
      location: { file: island },
      hint: 'An island is one: export default function …',
    };
  const [, missing] = /^No matching export in "browser:react\.ts" for import "(\w+)"/.exec(text) ?? [];
  const hint = missing
    ? `There is ${Object.keys(reactInBrowsers).join(', ')}.`
    : (lackingHint(message, files) ?? ownHint(message));
  return {
    message: missing ? `islands have no "${missing}" of react` : text,
    ...(location && !isEntry(location)
      ? {
          location: {
            file: location.file,
            line: location.line,
            column: location.column + 1,
            text: location.lineText,
          },
        }
      : {}),
    ...(hint ? { hint } : {}),
  };
}

const isEntry = (location: esbuild.Location | null): boolean => /^(entry:|<entry>)/.test(location?.file ?? '');
