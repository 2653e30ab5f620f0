/** What esbuild refuses → diagnostics. */
import type * as esbuild from 'esbuild';
import * as reactInBrowsers from '../browser/react.ts';
import { type Diagnostic, DiagnosticError, throwIfAny } from '../diagnostics/diagnostics.ts';

/** Throws a failed build on as its author's to mend, and anything else as it is. */
export function throwBuildFailure(error: unknown): never {
  if (error instanceof Error && 'errors' in error)
    throw new DiagnosticError((error as esbuild.BuildFailure).errors.map(diagnosticOf));
  throw error;
}

/** What esbuild only warns of is refused too: a declaration that a browser would drop, an import that is not there. */
export const refuseWarnings = (warnings: readonly esbuild.Message[]): void => throwIfAny(warnings.map(diagnosticOf));

/** What to do where a file or a package is not found, other than the bundler has it: a site is no package of Node's. */
function lackingHint(text: string, notes: readonly esbuild.Note[]): string | undefined {
  if (/^Could not resolve "\.\/(content\/schema\.ts|pages\/_document\.tsx)"/.test(text))
    return 'Every site has this file; docs/another-site.md says what it holds.';
  if (!notes.some(note => note.text.includes('built into node'))) return undefined;
  return 'Browsers do not have this part of Node: use it in a page, and give the island what comes of it as props.';
}

function diagnosticOf({ text, location, notes }: esbuild.Message): Diagnostic {
  const [, island] = /^No matching export in "(islands\/[^"]+)" for import "default"/.exec(text) ?? [];
  // The bundler tells of it in the entry that it was given.
  if (island && isEntry(location))
    return {
      message: 'exports no component',
      location: { file: island },
      hint: 'An island is one: export default function …',
    };
  const [, missing] = /^No matching export in "browser:react\.ts" for import "(\w+)"/.exec(text) ?? [];
  const lacking = lackingHint(text, notes);
  const hint = missing
    ? `There is ${Object.keys(reactInBrowsers).join(', ')}.`
    : (lacking ??
      (notes
        // Which plugin found it helps nobody to mend it.
        .filter(note => !note.text.startsWith('The plugin "'))
        .map(({ text, location: at }) =>
          at && text.endsWith(':') ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text,
        )
        .join(' ') ||
        (location?.suggestion ? `Write: ${location.suggestion}` : '')));
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
