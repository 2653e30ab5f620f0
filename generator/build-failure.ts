/** What esbuild refuses → a SiteError, which shows each mistake with its place. */
import type * as esbuild from 'esbuild';
import * as reactInBrowsers from './runtime/react.ts';
import { type Problem, refuse, SiteError } from './site-error.ts';

/** Throws a failed build on as its author's to mend, and anything else as it is. */
export function refuseFailure(error: unknown): never {
  if (isBuildFailure(error)) throw new SiteError(error.errors.map(problemOf));
  throw error;
}

/** What esbuild only warns of is refused too: a declaration that a browser would drop, an import that is not there. */
export const refuseWarnings = (warnings: readonly esbuild.Message[]): void => refuse(warnings.map(problemOf));

const isBuildFailure = (error: unknown): error is esbuild.BuildFailure => error instanceof Error && 'errors' in error;

/** A place, where there is one, as a part of a problem. */
export const placeOf = (place: Problem['place']) => (place ? { place } : {});

function problemOf({ text, location, notes }: esbuild.Message): Problem {
  const [, island] = /^island:(.*)/.exec(location?.file ?? '') ?? [];
  if (island) return withoutView(`islands/${island}/${island}.tsx`);
  const [, missing] = /^No matching export in ".*runtime\/react\.ts" for import "(\w+)"/.exec(text) ?? [];
  const hint = missing
    ? `There is ${Object.keys(reactInBrowsers).join(', ')}.`
    : notes
        .map(note => note.text)
        // Who found it helps nobody to mend it.
        .filter(note => !note.startsWith('The plugin "'))
        .join(' ') ||
      (location?.suggestion && `Write: ${location.suggestion}`);
  return {
    message: missing ? `islands have no "${missing}" of react` : text,
    ...placeOf(
      location
        ? { file: location.file, line: location.line, column: location.column + 1, text: location.lineText }
        : undefined,
    ),
    ...(hint ? { hint } : {}),
  };
}

/** What the browser mounts of an island is missing: the bundler tells of it in the entry that it was given. */
const withoutView = (file: string): Problem => ({
  message: 'exports no `View`',
  place: { file },
  hint: 'Export the component itself by that name: it is what the browser mounts.',
});
