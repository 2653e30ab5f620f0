/** What a page loads: every URL besides those that visitors follow, and which of them a browser fetches at once. */

/** An element with its attributes. */
export type Element = { name: string; attribs: Record<string, string> };

/** `kind` is the part of a policy that is about it: "img" for `img-src`. */
export type Load = { href: string; kind: string; isAtOnce: boolean };

/** What elements load, and links by what they are for. */
const kinds: Record<string, string> = {
  ...{
    script: 'script',
    iframe: 'frame',
    img: 'img',
    video: 'media',
    audio: 'media',
    source: 'media',
    track: 'media',
    use: 'img',
  },
  ...{ stylesheet: 'style', modulepreload: 'script', icon: 'img', 'apple-touch-icon': 'img', manifest: 'manifest' },
  ...{ style: 'style', font: 'font', image: 'img', fetch: 'connect', document: 'frame' },
};
const loading = ['link', 'script', 'iframe', 'img', 'video', 'audio', 'source', 'track', 'use'];

/** Returns everything that a page loads, given its elements, the contents of its style attributes, its style sheets and its inline scripts. */
export function loadsOf(
  elements: (name: string) => readonly Element[],
  styles: readonly string[],
  css: string,
  scripts: string,
) {
  const loads: Load[] = [];
  const add = (hrefs: readonly (string | undefined)[], kind: string, isAtOnce: boolean) => {
    // "#a" is a drawing in the page itself.
    for (const href of hrefs) if (href !== undefined && !href.startsWith('#')) loads.push({ href, kind, isAtOnce });
  };
  for (const { name, attribs } of loading.flatMap(elements)) {
    const { src, href, poster, srcset, imagesrcset, rel = '', as = '' } = attribs;
    // Other links, such as the canonical, load nothing.
    const [purpose] =
      /\b(?:stylesheet|preload|modulepreload|(?:apple-touch-)?icon|manifest)\b/i.exec(rel.toLowerCase()) ?? [];
    if (name === 'link' && !purpose) continue;
    const kind = kinds[name === 'link' ? (purpose === 'preload' ? as : (purpose ?? '')) : name] ?? 'media';
    const isLater = attribs.loading === 'lazy' || attribs.preload === 'none' || /icon|manifest/i.test(rel);
    add([src, href], kind, !isLater && name !== 'source' && name !== 'track');
    add([poster], 'img', !isLater);
    // Of several sizes a browser fetches one, instead of `src`.
    add(candidates(srcset ?? imagesrcset), 'img', false);
  }
  // Of a style sheet a browser fetches what the page uses, such as one of several fonts.
  for (const [sheets, isAtOnce] of [
    [styles, true],
    [[css], false],
  ] as const)
    for (const href of sheets.flatMap(urlsIn))
      add([href], /\.(?:woff2?|[ot]tf)\b/i.test(href) ? 'font' : 'img', isAtOnce);
  add(requestsIn(scripts), 'connect', false);
  return loads;
}

/** Returns the URLs in a srcset: "a.png 1x, b.png 2x". */
const candidates = (srcset = ''): string[] =>
  srcset.split(/,\s+/).flatMap(candidate => candidate.trim().split(/\s/)[0] || []);

const urlsIn = (css: string): string[] =>
  Array.from(css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))/g), ([, ...href]) => href.join('').trim());

/** Returns the absolute URLs that a script requests, where they are written in the call. */
export const requestsIn = (script: string): string[] =>
  Array.from(
    script.matchAll(/\b(?:fetch|EventSource|WebSocket|sendBeacon)\(\s*["'`]((?:https?|wss?):\/\/[^"'`$]+)/g),
    ([, url = '']) => url,
  );
