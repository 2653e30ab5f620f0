/** Returns a text whose numbers stay on the line of the word that follows: "90 days", "3 January". */
export const withWholeNumbers = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
