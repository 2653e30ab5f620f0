/** Puts values into the words of a language, whose order of words differs: fill("[day] closed", { day: "Sunday" }) → "Sunday closed". */
import { Fragment, type ReactNode } from 'react';

/** Returns the parts of the sentence, with nodes in place of their names. */
export const fill = (words: string, values: Record<string, ReactNode>): ReactNode =>
  words.split(/\[(\w+)\]/).map((part, i) => <Fragment key={i}>{i % 2 ? values[part] : part}</Fragment>);

/** The same for plain text. */
export const fillText = (words: string, values: Record<string, string>): string =>
  words.replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? '');
