/** What a page loads: every URL besides those that visitors follow, and which of them a browser fetches at once. */

/** An element with its attributes. */
export type Element = { name: string; attribs: Record<string, string> };

/** What an element loads: URLs of which the browser chooses one, such as a picture in several sizes. */
export type Load = { hrefs: string[]; isAtOnce: boolean; isIcon: boolean };

const loading = 'link script iframe embed object img video audio source track input image use'.split(' ');

/** Values of `rel` that load nothing, and those that load something at once. */
const linked = /(?:^|\s)(?:canonical|alternate|preconnect|dns-prefetch)(?:\s|$)/i;
const fetched = /(?:^|\s)(?:stylesheet|(?:module)?preload|icon)(?:\s|$)/i;

/** Returns everything that a page loads, given its elements, the contents of its style attributes, and its style sheets. */
export function loadsOf(elements: (name: string) => readonly Element[], styles: readonly string[], css: string) {
  const loads = loading.flatMap(elements).map(({ name, attribs }): Load => {
    const { src, srcset, imagesrcset, poster, data, rel = '', 'xlink:href': old, href = old } = attribs;
    const urls = linked.test(rel) ? [] : [...candidates(srcset ?? imagesrcset), src, poster, data, href];
    // Of a picture's sources a browser fetches one instead of its `<img>`.
    const isLater = attribs.loading === 'lazy' || attribs.preload === 'none' || /^(source|track)$/.test(name);
    return {
      // "#a" is a drawing in the page itself.
      hrefs: urls.filter(url => url !== undefined && !url.startsWith('#')) as string[],
      isAtOnce: name === 'link' ? fetched.test(rel) : !isLater,
      isIcon: /(?:^|\s)icon(?:\s|$)/i.test(rel),
    };
  });
  for (const href of styles.flatMap(urlsIn)) loads.push({ hrefs: [href], isAtOnce: true, isIcon: false });
  // Of a style sheet a browser fetches what the page uses, such as one of several fonts.
  for (const href of urlsIn(css)) loads.push({ hrefs: [href], isAtOnce: false, isIcon: false });
  return loads;
}

/** Returns the URLs in a srcset: "a.png 1x, b.png 2x". */
const candidates = (srcset = ''): string[] =>
  srcset.split(/,\s+|(?<=\s[\d.]+[wx]),/).flatMap(candidate => candidate.trim().split(/\s/)[0] || []);

/** Returns the URLs in CSS, also in `@import "…"`, except those of drawings within the page. */
const urlsIn = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import(?=\s*["']))\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter(href => !href.startsWith('#'));
