/** Counts of content in sentences, so that no sentence repeats a number by hand. */

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Returns a count in words up to twelve: "five", "15". */
export const inWords = (count: number): string => words[count] ?? `${count}`;

/** Returns a count with its noun, in words up to twelve: "five lessons", "one lesson", "15 lessons". */
export const counted = (count: number, noun: string): string =>
  numbered(count, noun).replace(/^\d+/, digits => inWords(+digits));

/** The same in digits: "5 lessons", "1 lesson". */
export const numbered = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a text with a capital at its start. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
