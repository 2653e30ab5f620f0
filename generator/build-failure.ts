/** What esbuild refuses → a SiteError, which shows each mistake with its place. */
import type * as esbuild from 'esbuild';
import { type Problem, SiteError } from './site-error.ts';

/** Throws a failed build on as its author's to mend, and anything else as it is. */
export function refuseFailure(error: unknown): never {
  if (isBuildFailure(error)) throw new SiteError(error.errors.map(problemOf));
  throw error;
}

const isBuildFailure = (error: unknown): error is esbuild.BuildFailure => error instanceof Error && 'errors' in error;

/** A place, where there is one, as a part of a problem. */
export const placeOf = (place: Problem['place']) => (place ? { place } : {});

function problemOf({ text, location, notes }: esbuild.Message): Problem {
  const hint = notes.map(note => note.text).join(' ') || location?.suggestion;
  return {
    message: text,
    ...placeOf(
      location
        ? { file: location.file, line: location.line, column: location.column + 1, text: location.lineText }
        : undefined,
    ),
    ...(hint ? { hint } : {}),
  };
}
