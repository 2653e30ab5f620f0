/** Which characters the site is set in: the font is cut down to them when the site is built. */

/** Every character that a text of the content or of a page may hold, sorted: "abc…". */
export function lettersOf(content: unknown): string {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  // What the pages' own sentences use beside ASCII.
  const punctuation = '–—‘’“”…·×÷©₹ ';
  return [...new Set(ascii + punctuation + JSON.stringify(content))]
    .filter(sign => sign >= ' ')
    .sort()
    .join('');
}

/** Whether the font's package keeps a character in its second file: Latin letters with rarer marks, and signs of money. */
export const isExtended = (sign: string): boolean => /[\u0100-\u02af\u20a0-\u20cf]/.test(sign);
