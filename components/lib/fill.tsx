/** Puts values into the words of a language, whose order of words differs: fill("[day] closed", { day: "Sunday" }) → "Sunday closed". */
import { Fragment, type ReactNode } from 'react';
import type { Words } from '../../content/schemas/languages.ts';

/** Returns the parts of the sentence, with nodes in place of their names. */
export const fill = (sentence: string, values: Record<string, ReactNode>): ReactNode =>
  sentence.split(/\[(\w+)\]/).map((part, i) => <Fragment key={i}>{i % 2 ? values[part] : part}</Fragment>);

/** The same for plain text. */
export const fillText = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? '');

/** Returns a sentence that begins with a number, in words if the language has them: fillCount("[Count] ways", 5, words) → "Five ways". */
export const fillCount = (text: string, count: number, { numerals }: Pick<Words, 'numerals'>): string =>
  text.replace('[Count]', numerals[count - 1] ?? `${count}`);
