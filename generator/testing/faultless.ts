/** A page in which no rule of generator/check finds a fault, for tests that spoil one thing in it. */

import type { Address } from '../address.ts';
import { check, type Waiver } from '../check.ts';
import type { File } from '../compile.ts';

export const atRoot: Address = { origin: 'https://name.example', base: '/' };
export const inFolder: Address = { origin: 'https://name.example', base: '/repo/' };

type Parts = {
  /** Where it stands: "about/index.html". */
  file?: string;
  /** Its title and h1; its description begins with it. */
  name?: string;
  type?: 'website' | 'article';
  head?: string;
  main?: string;
  address?: Address;
};

/** A faultless page, with more in its head and below its h1 where a test says so. */
export function page({
  file = 'index.html',
  name = 'Home',
  type = 'website',
  head = '',
  main = '',
  address = atRoot,
}: Parts = {}): File {
  const url = address.origin + address.base + file.replace(/index\.html$/, '');
  const description = `${name}, ${'described at some length '.repeat(6)}`.slice(0, 140).trim();
  const meta = {
    'og:title': name,
    'og:description': `${name} on a card`,
    'og:url': url,
    'og:type': type,
    'og:image': `${address.origin}${address.base}card.png`,
    'og:image:alt': 'A card',
    'og:locale': 'en_IN',
    'og:site_name': 'Name',
  };
  const properties = Object.entries(meta).map(([key, value]) => `<meta property="${key}" content="${value}">`);
  return {
    path: file,
    bytes: `<!doctype html><html lang="en-IN"><head><title>${name}</title><meta name="description" content="${description}">
<link rel="canonical" href="${url}">${properties.join('')}<meta name="twitter:card" content="summary_large_image">${head}</head>
<body><main id="main"><h1>${name}</h1>${main}</main></body></html>`,
  };
}

/** What the rules find, as sentences. */
export const findingsOf = (files: File[], address: Address = atRoot, waivers: Waiver[] = []): string[] =>
  check(files, address, waivers).map(({ message }) => message);

/** A page with one piece of its text replaced. */
export const spoilt = ({ path, bytes }: File, from: string | RegExp, to = ''): File => ({
  path,
  bytes: bytes.toString().replace(from, to),
});
