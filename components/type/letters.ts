/** Which characters the site is set in: the font is cut down to them when the site is built. */

/** Every character that a text of the content or of a page may hold, sorted: "abc…". */
export function lettersOf(content: unknown): string {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  // What the pages' own sentences use beside ASCII.
  const punctuation = '–—‘’“”…·×÷©₹ ';
  const used = new Set(ascii + punctuation);
  // Text by text: those of a large site together would be one enormous string.
  const add = (value: unknown): void => {
    if (typeof value === 'string') addSigns(used, value);
    else if (value) for (const part of Object.values(value)) add(part);
  };
  add(content);
  return [...used]
    .filter(sign => sign >= ' ')
    .sort()
    .join('');
}

/** Adds what is not ASCII. By code units: a large site has a hundred million of them, and nearly all are ASCII. */
function addSigns(used: Set<string>, text: string): void {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) < 128) continue;
    const sign = String.fromCodePoint(text.codePointAt(i) ?? 0);
    used.add(sign);
    i += sign.length - 1;
  }
}
