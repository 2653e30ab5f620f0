/** A page that passes every rule of generator/check/, for tests that break one thing in it. */
import { brotliCompressSync } from 'node:zlib';
import { createChecker, type Settings, type SiteCheck } from '../check/check.ts';
import type { LocateText, Location } from '../diagnostics/diagnostics.ts';
import type { Address, File } from '../model.ts';

export const atRoot: Address = { origin: 'https://name.example', base: '/' };
export const inFolder: Address = { origin: 'https://name.example', base: '/repo/' };

const card = 'card.png';

type Parts = {
  /** Its path in the output: "about/index.html". */
  file?: string;
  /** Its title and h1; its description begins with it. */
  name?: string;
  type?: 'website' | 'article';
  head?: string;
  main?: string;
  address?: Address;
};

/** Creates a valid page, optionally with more in its head and below its h1. */
export function page(parts: Parts = {}): File {
  const { file = 'index.html', name = 'Home', type = 'website', head = '', main = '', address = atRoot } = parts;
  const url = address.origin + address.base + file.replace(/index\.html$/, '');
  const description = `${name}, ${'described at some length '.repeat(6)}`.slice(0, 140).trim();
  const meta = {
    'og:title': name,
    'og:description': `${name} on a card`,
    'og:url': url,
    'og:type': type,
    'og:image': `${address.origin}${address.base}${card}`,
    'og:image:alt': 'A card',
    'og:locale': 'en_IN',
    'og:site_name': 'Name',
  };
  const properties = Object.entries(meta).map(([key, value]) => `<meta property="${key}" content="${value}">`);
  return {
    path: file,
    bytes: `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><meta name="description" content="${description}">
<link rel="canonical" href="${url}">${properties.join('')}<meta name="twitter:card" content="summary_large_image">${head}</head>
<body><main id="main"><h1>${name}</h1>${main}</main></body></html>`,
  };
}

/** Returns a page with one part of its text replaced. */
export const spoiled = ({ path, bytes }: File, from: string | RegExp, to = ''): File => ({
  path,
  bytes: bytes.toString().replace(from, to),
});

/** All that a site can ask for. */
const strict = {
  descriptionLeast: 110,
  descriptionMost: 160,
  orphans: true,
  meta: 'viewport og:title og:description og:url og:type og:image og:image:alt og:locale og:site_name twitter:card'.split(
    ' ',
  ),
};

const weightOf = (path: string, bytes: string | Uint8Array) =>
  path.endsWith('.html') ? brotliCompressSync(bytes).length : Buffer.byteLength(bytes);

type Circumstances = {
  address?: Address;
  settings?: object;
  sourceOf?: (file: string) => string | undefined;
  find?: (...args: Parameters<LocateText>) => Location | undefined;
};

/** Applies all rules to finished files, with settings as content/settings.ts exports them. */
export function check(files: readonly File[], circumstances: Circumstances = {}): SiteCheck {
  const { address = atRoot, settings = {}, sourceOf = () => undefined, find = (..._) => undefined } = circumstances;
  const checker = createChecker({
    address,
    settings: { ...settings, limits: { ...strict, ...(settings as Settings).limits } },
  });
  const recordsOf = (ending: string) =>
    files
      .filter(({ path }) => path.endsWith(ending))
      .flatMap(file => checker.checkFile(file, ending === '.html') ?? []);
  return checker.checkSite({
    pages: recordsOf('.html'),
    others: recordsOf('.xml'),
    // The card of every page.
    files: new Map([[card, 0], ...files.map(({ path, bytes }) => [path, weightOf(path, bytes)] as const)]),
    sourcesOf: file => [sourceOf(file) ?? []].flat(),
    locateText: (...args) => [find(...args) ?? []].flat(),
  });
}

/** Returns the messages of all findings, except orphans: in most tests no other page links to the page. */
export function findingsOf(files: readonly File[], circumstances: Circumstances = {}): string[] {
  const { waivers = [], ...given } = (circumstances.settings ?? {}) as Settings;
  const settings = { ...given, waivers: [{ rule: 'orphans', why: 'they stand alone' }, ...waivers] };
  return check(files, { ...circumstances, settings }).diagnostics.map(({ message }) => message);
}
