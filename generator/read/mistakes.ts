/** Mistakes of one file → diagnostics, of which there may be very many. */
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';

/** A mistake at an offset of a text. */
export type Mistake = { message: string; offset: number; hint?: string };

/** Mistakes of one file that are explained: more of them are one, made many times. */
const most = 100;

/** Explains each of the mistakes of a file, up to a hundred, and counts the rest. */
export function explainEach<Item>(
  file: string,
  mistakes: readonly Item[],
  explain: (mistake: Item) => Diagnostic,
): Diagnostic[] {
  const explained = mistakes.slice(0, most).map(explain);
  const rest = mistakes.length - most;
  return rest > 0 ? [...explained, { message: `and ${rest} more like these`, location: { file } }] : explained;
}

/** The same for mistakes whose offsets are known; those count from the offset `start` of the whole text. */
export const explainAll = (file: string, whole: string, mistakes: readonly Mistake[], start = 0): Diagnostic[] =>
  explainEach(file, mistakes, ({ offset, ...rest }) => ({
    ...rest,
    location: locationAt(file, whole, start + offset),
  }));
