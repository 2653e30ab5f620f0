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

function diagnosticOf({ text, location, notes }: esbuild.Message): Diagnostic {
  const [, island] = /^entry:islands\/(.*)/.exec(location?.file ?? '') ?? [];
  // What the browser mounts is missing: the bundler tells of it in the entry module that it was given.
  if (island)
    return {
      message: 'exports no `View`',
      location: { file: `islands/${island}/${island}.tsx` },
      hint: 'Export the component itself by that name: it is what the browser mounts.',
    };
  const [, missing] = /^No matching export in ".*browser\/react\.ts" for import "(\w+)"/.exec(text) ?? [];
  const hint = missing
    ? `There is ${Object.keys(reactInBrowsers).join(', ')}.`
    : notes
        .map(note => note.text)
        // Which plugin found it helps nobody to mend it.
        .filter(note => !note.startsWith('The plugin "'))
        .join(' ') || (location?.suggestion ? `Write: ${location.suggestion}` : '');
  return {
    message: missing ? `islands have no "${missing}" of react` : text,
    ...(location && !/^(entry:|<entry>)/.test(location.file)
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
