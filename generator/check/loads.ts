/** What a page loads: every URL besides those that visitors follow, and which of them a browser fetches at once. */

/** An element with its attributes. */
export type Element = { name: string; attribs: Record<string, string> };

export type Load = { href: string; isAtOnce: boolean };

const loading = ['link', 'script', 'iframe', 'img', 'video', 'audio', 'source', 'track', 'use'];

/** Returns everything that a page loads, given its elements, the contents of its style attributes, and its style sheets. */
export function loadsOf(elements: (name: string) => readonly Element[], styles: readonly string[], css: string) {
  const loads: Load[] = [];
  const add = (hrefs: readonly (string | undefined)[], isAtOnce: boolean) => {
    // "#a" is a drawing in the page itself.
    for (const href of hrefs) if (href !== undefined && !href.startsWith('#')) loads.push({ href, isAtOnce });
  };
  for (const { name, attribs } of loading.flatMap(elements)) {
    const { src, href, poster, srcset, imagesrcset, rel = '' } = attribs;
    // Other links, such as the canonical, load nothing.
    if (name === 'link' && !/\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/i.test(rel)) continue;
    const isLater = attribs.loading === 'lazy' || attribs.preload === 'none' || /icon|manifest/i.test(rel);
    add([src, href, poster], !isLater && name !== 'source' && name !== 'track');
    // Of several sizes a browser fetches one, instead of `src`.
    add(candidates(srcset ?? imagesrcset), false);
  }
  add(styles.flatMap(urlsIn), true);
  // Of a style sheet a browser fetches what the page uses, such as one of several fonts.
  add(urlsIn(css), false);
  return loads;
}

/** Returns the URLs in a srcset: "a.png 1x, b.png 2x". */
const candidates = (srcset = ''): string[] =>
  srcset.split(/,\s+/).flatMap(candidate => candidate.trim().split(/\s/)[0] || []);

const urlsIn = (css: string): string[] =>
  Array.from(css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))/g), ([, ...href]) => href.join('').trim());
