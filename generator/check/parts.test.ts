import { describe, expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { partsOf } from './parts.ts';
import { brotliBytes, quickWeight } from './weights.ts';

const page = (main: string, before = '<header><a href="/">Home</a></header>') =>
  `<!doctype html><html lang="en"><head><title>T</title><style>p{color:red}</style><meta name="description" content="D"></head><body>${before}<main id="main">${main}</main><footer><a href="/legal/">Legal</a></footer><dialog>Last</dialog></body></html>`;

const whole = (html: string) => inspect('x.html', [{ html, isShared: false }]);
const inParts = (html: string) => inspect('x.html', partsOf(html));

test('the parts of a page are together the page', () => {
  const html = page('<h1>One</h1>');
  const parts = partsOf(html).map(part => part.html);
  expect(parts.join('')).toBe(html);
  expect(parts).toEqual([
    expect.stringMatching(/<title>T<\/title>$/),
    '<style>p{color:red}</style>',
    '<meta name="description" content="D"></head>',
    '<body><header><a href="/">Home</a></header>',
    '<main id="main"><h1>One</h1>',
    '</main><footer><a href="/legal/">Legal</a></footer>',
    '<dialog>Last</dialog></body></html>',
  ]);
});

test('styles and all around the main part are shared', () => {
  expect(partsOf(page('')).map(({ isShared }) => isShared)).toEqual([false, true, false, true, false, true, false]);
});

test.each([
  ['no styles', '<html><body><main>x</main><footer></footer></body></html>'],
  ['no main part', '<html><head><style></style></head><body><footer></footer></body></html>'],
  ['no footer', '<html><head><style></style></head><body><main>x</main></body></html>'],
  ['nothing', ''],
])('a page with %s is one part, its own', (_, html) => {
  expect(partsOf(html)).toEqual([{ html, isShared: false }]);
});

describe('a page read in parts says what it says as a whole', () => {
  test.each([
    ['plain', page('<h1>One</h1><p id="p">Two <a href="/x/">three</a></p>')],
    ['with a label for an id elsewhere', page('<p aria-labelledby="a b" title="Hint"></p><img src="/a.png">')],
    ['with a link around its main part', page('<h1>One</h1>', '<a href="/far/">')],
    ['with a heading that never ends before it', page('<p>One</p>', '<h2>Open')],
    ['with a script that speaks of its main part', page('<script>"<main>"</script><h1>One</h1>')],
    [
      'with a label that speaks of its main part',
      page('<h1>One</h1>', '<a title="see <main> here" href="/real/">x</a>'),
    ],
    ['with a comment around the beginning of its main part', page('--><h1>One</h1>', '<!-- <a href="/not/">x</a>')],
    ['with structured data', page('<script type="application/ld+json">{"name":"T"}</script>')],
  ])('%s', (_, html) => {
    const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim().split(' ').sort();
    const { visible, plain, ...facts } = inParts(html);
    const { visible: allVisible, plain: allPlain, ...all } = whole(html);
    expect(facts).toEqual(all);
    expect(squeezed(visible)).toEqual(squeezed(allVisible));
    expect(squeezed(plain)).toEqual(squeezed(allPlain));
  });
});

test('the quick weight of a page is never less than its weight', () => {
  for (const main of ['', '<p>One</p>', '<p>One and two and three.</p>'.repeat(400)]) {
    const html = page(main);
    expect(quickWeight(partsOf(html))).toBeGreaterThanOrEqual(brotliBytes(html));
  }
});
