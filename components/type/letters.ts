/** Which characters the site is set in: the font is cut down to them when the site is built. */

/** Every character that a text of the content or of a page may hold, sorted: "abc…". */
export function lettersOf(content: unknown): string {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  // What the pages' own sentences use beside ASCII.
  const punctuation = '–—‘’“”…·×÷©₹ ';
  const used = new Set(ascii + punctuation);
  // Text by text: those of a large site together would be one enormous string.
  const add = (value: unknown): void => {
    if (typeof value === 'string') for (const sign of value.replace(/[\n -~]+/g, '')) used.add(sign);
    else if (value) for (const part of Object.values(value)) add(part);
  };
  add(content);
  return [...used]
    .filter(sign => sign >= ' ')
    .sort()
    .join('');
}
