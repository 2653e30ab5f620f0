/** What no reader meets as a word: addresses, the marks of lists, headings, tables and stress. */
const marks = /\]\([^)]*\)|^[\s>]*(?:[-*+]|\d+\.|#+)\s|[|*_`[\]]|-{3,}/gm;

/** How many words of a text a reader meets: all that stands between white space and has a letter or a digit. */
export const wordsOf = (markdown: string): number =>
  // ASCII is looked for first: asked of every sign, \p takes twice as long.
  markdown.replace(marks, ' ').match(/(?:[A-Za-z0-9]|[^\0-\x7F](?<=[\p{L}\p{N}]))\S*/gu)?.length ?? 0;
