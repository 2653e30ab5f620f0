/** What a page loads: every URL besides those that visitors follow, and which of them a browser fetches at once. */

export type Element = { name: string; attribs: Record<string, string> };

/** `kind` is the directive of a policy that is about it: "img" for `img-src`. */
export type Load = { href: string; kind: string; isAtOnce: boolean };

const loading = ['link', 'script', 'iframe', 'img', 'video', 'audio', 'source', 'track', 'use'];

/** The kind of an element's name, of a link's `rel`, or of what it preloads. */
const kindOf = (what: string): string =>
  (/script|modulepreload/.test(what) && 'script') ||
  (/style/.test(what) && 'style') ||
  (/^(?:img|use|image)$|icon/.test(what) && 'img') ||
  (/^(?:iframe|document)$/.test(what) && 'frame') ||
  (/^(?:font|manifest)$/.exec(what)?.[0] ?? (what === 'fetch' ? 'connect' : 'media'));

/** Returns everything that a page loads, given its elements, the contents of its style attributes, its style sheets and its scripts. */
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
    const [, purpose] = /\b(stylesheet|preload|modulepreload|icon|manifest)\b/i.exec(rel) ?? [];
    if (name === 'link' && !purpose) continue;
    const kind = kindOf(name !== 'link' ? name : purpose === 'preload' ? as : (purpose ?? ''));
    const isLater = attribs.loading === 'lazy' || attribs.preload === 'none' || /icon|manifest/i.test(rel);
    add([src, href], kind, !isLater && name !== 'source' && name !== 'track');
    add([poster], 'img', !isLater);
    // Of several sizes a browser fetches one, instead of `src`.
    add(candidates(srcset ?? imagesrcset), 'img', false);
  }
  const addStyles = (sheet: string, isAtOnce: boolean) => {
    const sets = Array.from(sheet.matchAll(/image-set\((?:[^()]|\([^()]*\))*\)/g), ([set]) =>
      set.replace(/(?:type|url)\([^)]*\)/g, ''),
    );
    for (const [, url = ''] of sets.join('\n').matchAll(/["']([^"']+)["']/g)) add([url], 'img', isAtOnce);
    for (const [, , quoted, plain] of sheet.matchAll(/url\(\s*(?:(["'])(.*?)\1|([^\s"')]*))/g))
      add([quoted ?? plain], /\.(?:woff2?|[ot]tf)\b/.test(`${quoted ?? plain}`) ? 'font' : 'img', isAtOnce);
  };
  addStyles(styles.join('\n'), true);
  // Of a style sheet a browser fetches what the page uses, such as one of several fonts.
  addStyles(css, false);
  const requests = /\b(?:fetch|EventSource|WebSocket|sendBeacon)\(\s*["'`]((?:https?|wss?):\/\/[^"'`$]+)/g;
  for (const [, url] of scripts.matchAll(requests)) add([url], 'connect', false);
  return loads;
}

/** The URLs of a srcset, each with an optional size: "/a.png 1x,/b.png 2x". */
const candidates = (srcset = ''): string[] =>
  Array.from(srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g), ([, url = '']) => url);
