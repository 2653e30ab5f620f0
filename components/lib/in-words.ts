const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Returns a count in words up to twelve, so that no sentence repeats a number by hand: "five", "15". */
export const inWords = (count: number): string => words[count] ?? `${count}`;

/** Returns a text with a capital at its start. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
