/** What a page loads: every URL besides those that visitors follow, and which of them a browser fetches at once. */

export type Element = { name: string; attribs: Record<string, string> };

export type Load = { href: string; isAtOnce: boolean };

const loading = 'link script iframe embed object img video audio source track input use image'.split(' ');

/** Returns everything that a page loads, given its elements, the contents of its style attributes, and its style sheets. */
export function loadsOf(elements: (name: string) => readonly Element[], styles: readonly string[], css: string) {
  const loads: Load[] = [];
  const add = (hrefs: readonly (string | undefined)[], isAtOnce: boolean) => {
    // "#a" is a drawing in the page itself.
    for (const href of hrefs) if (href !== undefined && !href.startsWith('#')) loads.push({ href, isAtOnce });
  };
  for (const { name, attribs } of loading.flatMap(elements)) {
    const { src, data, href = attribs['xlink:href'], poster, srcset, imagesrcset, rel = '' } = attribs;
    // Other links, such as the canonical, load nothing.
    if (name === 'link' && !/\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/i.test(rel)) continue;
    const isLater = attribs.loading === 'lazy' || attribs.preload === 'none' || /icon|manifest/i.test(rel);
    add([src, data, href], !isLater && name !== 'source' && name !== 'track');
    add([poster], !isLater);
    // Of several sizes a browser fetches one, instead of `src`.
    add(candidates(srcset ?? imagesrcset), false);
  }
  const addStyles = (sheet: string, isAtOnce: boolean) => {
    for (const [, , quoted, plain] of sheet.matchAll(/url\(\s*(?:(["'])(.*?)\1|([^\s"')]*))/g))
      add([quoted ?? plain], isAtOnce);
    for (const [, href] of sheet.matchAll(/@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/g)) add([href], true);
  };
  addStyles(styles.join('\n'), true);
  // Of a style sheet a browser fetches what the page uses, such as one of several fonts.
  addStyles(css, false);
  return loads;
}

/** The URLs of a srcset, each with an optional size: "/a.png 1x,/b.png 2x". */
const candidates = (srcset = ''): string[] =>
  Array.from(srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g), ([, url = '']) => url);
