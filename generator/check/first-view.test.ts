import { expect, test } from 'vitest';
import { findingsOf, page } from '../testing/faultless.ts';

const card = { path: 'card.png', bytes: '' };
const files = (n: number, bytes: string | Uint8Array = 'x') =>
  Array.from({ length: n }, (_, i) => ({ path: `script-${i}.js`, bytes }));
const scripts = (n: number) =>
  files(n)
    .map(({ path }) => `<script src="/${path}"></script>`)
    .join('');

test('a page may open with six requests, its own among them', () => {
  expect(findingsOf([page({ head: scripts(5) }), card, ...files(5)])).toEqual([]);
});

test('a page that opens with seven is told which', () => {
  expect(findingsOf([page({ head: scripts(6) }), card, ...files(6)])).toEqual([
    expect.stringMatching(/makes 7 requests as it opens, over 6: .*script-5\.js/),
  ]);
});

test.each([
  [
    'two icons, of which a browser takes one',
    '<link rel="icon" href="/a.ico"><link rel="icon" href="/script-0.js">',
    '',
  ],
  ['one drawing, used twice', '', '<svg><use href="/script-0.js#a"/><use href="/script-0.js#b"/></svg>'],
  ['pictures that wait until they are near', '', '<img src="/script-0.js" alt="" loading="lazy">'],
])('not counted twice or at all: %s', (_, head, main) => {
  const site = [page({ head: head + scripts(4), main }), card, { path: 'a.ico', bytes: '' }, ...files(5)];
  expect(findingsOf(site)).toEqual([]);
});

test('what is fetched counts with its bytes on the way: texts compressed, others as they are', () => {
  const heavy = { path: 'script-0.js', bytes: 'again and again '.repeat(20_000) };
  expect(findingsOf([page({ head: scripts(1) }), card, heavy])).toEqual([]);
  const font = { path: 'font.woff2', bytes: new Uint8Array(80 * 1024) };
  const head = '<link rel="preload" as="font" href="/font.woff2">';
  expect(findingsOf([page({ head }), card, font])).toEqual([expect.stringContaining('with all that it opens with')]);
});

test('nothing is asked of another site before a visitor does something', () => {
  const frame = '<iframe src="https://maps.example.com/x" title="Map"></iframe>';
  expect(findingsOf([page({ main: frame }), card])).toEqual([
    'asks https://maps.example.com for something as soon as it opens',
  ]);
  expect(findingsOf([page({ main: frame.replace('<iframe', '<iframe loading="lazy"') }), card])).toEqual([]);
});
