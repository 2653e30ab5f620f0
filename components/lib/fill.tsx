/** Puts values into the words of a language, whose order of words differs: fill("[day] closed", { day: "Sunday" }) → "Sunday closed". */
import { Fragment, type ReactNode } from 'react';

/** Returns the parts of the sentence, with nodes in place of their names. */
export const fill = (sentence: string, values: Record<string, ReactNode>): ReactNode =>
  sentence.split(/\[(\w+)\]/).map((part, i) => <Fragment key={i}>{i % 2 ? values[part] : part}</Fragment>);

/** The same for plain text. */
export const fillText = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? '');
