import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';
import { brotliBytes } from '../check.ts';

const card = { path: 'card.png', bytes: '' };
const icons = ['a.ico', 'b.ico'].map(path => ({ path, bytes: '' }));
const files = (n: number, bytes: string | Uint8Array = 'x') =>
  Array.from({ length: n }, (_, i) => ({ path: `script-${i}.js`, bytes }));
const scripts = (n: number) =>
  files(n)
    .map(({ path }) => `<script src="/${path}"></script>`)
    .join('');

test('a page may open with six requests, its own among them', () => {
  expect(findingsOf([page({ head: scripts(5) }), card, ...files(5)])).toEqual([]);
});

test('a page that makes seven requests is reported with their list', () => {
  expect(findingsOf([page({ head: scripts(6) }), card, ...files(6)])).toEqual([
    expect.stringMatching(/makes 7 requests when it opens, over 6: .*script-5\.js/),
  ]);
});

test.each([
  ['two icons, of which a browser takes one', '<link rel="icon" href="/a.ico"><link rel="icon" href="/b.ico">', ''],
  ['one drawing, used twice', '', '<svg><use href="/a.ico#a"/><use href="/a.ico#b"/></svg>'],
  [
    'a picture in several sizes, of which a browser takes one',
    '',
    '<picture><source srcset="/a.ico 1x, /b.ico 2x"><img width="1" height="1" src="/b.ico" alt=""></picture>',
  ],
])('counted once: %s', (_, head, main) => {
  const found = (n: number) => findingsOf([page({ head: head + scripts(n), main }), card, ...icons, ...files(5)]);
  expect(found(4)).toEqual([]);
  expect(found(5)).toEqual([expect.stringContaining('makes 7 requests')]);
});

test.each([
  ['a picture that waits until it is near', '<img width="1" height="1" src="/a.ico" alt="" loading="lazy">'],
  ['a video that waits', '<video preload="none" src="/a.ico"></video>'],
  ['a picture that stands in the page', '<img width="1" height="1" src="data:image/gif;base64,R0lGOD" alt="">'],
  ['the file of a link', '<a href="/a.ico">x</a>'],
  ['a gradient in the page', '<svg><path style="fill:url(#a);stroke:url(#b)"/></svg>'],
])('not counted: %s', (_, main) => {
  expect(findingsOf([page({ head: scripts(5), main }), card, ...icons, ...files(5)])).toEqual([]);
});

test.each([
  '<img width="1" height="1" srcset="/script-5.js 1x" alt="">',
  '<img width="1" height="1" src="data:," srcset="/script-5.js 1x" alt="">',
  '<link rel="Icon" href="/script-5.js">',
  '<link rel="modulepreload" href="/script-5.js">',
  '<picture><source srcset="/script-5.js"><img width="1" height="1" src="/script-4.js" alt=""></picture>',
  '<video src="/script-5.js"></video>',
  '<video preload="none" poster="/script-5.js"></video>',
  '<audio><source src="/script-5.js"></audio>',
  '<object data="/script-5.js"></object>',
  '<embed src="/script-5.js">',
  '<input type="image" alt="Send" src="/script-5.js">',
  '<svg><image href="/script-5.js"/></svg>',
  '<svg><use xlink:href="/script-5.js#a"/></svg>',
  '<p style="background:url(/script-5.js)">x</p>',
])('counted: %s', main => {
  expect(findingsOf([page({ head: scripts(5), main }), card, ...files(6)])).toEqual([
    expect.stringContaining('makes 7 requests when it opens, over 6'),
  ]);
});

test('of a picture in several sizes, the largest counts', () => {
  const sizes = [1, 90].map(kilobytes => ({ path: `${kilobytes}.avif`, bytes: new Uint8Array(kilobytes * 1024) }));
  expect(
    findingsOf([
      page({ main: '<img width="1" height="1" srcset="/1.avif 1x, /90.avif 2x" src="/1.avif" alt="">' }),
      card,
      ...sizes,
    ]),
  ).toEqual([expect.stringContaining('with everything it loads when it opens, over 81920')]);
});

test('files count with their transfer size: texts compressed, others as they are', () => {
  const heavy = { path: 'script-0.js', bytes: 'again and again '.repeat(20_000) };
  expect(findingsOf([page({ head: scripts(1) }), card, heavy])).toEqual([]);
  const font = { path: 'font.woff2', bytes: new Uint8Array(80 * 1024) };
  const head = '<link rel="preload" as="font" href="/font.woff2">';
  expect(findingsOf([page({ head }), card, font])).toEqual([
    expect.stringContaining('with everything it loads when it opens'),
  ]);
});

test('a page that opens makes no request to another site', () => {
  const frame = '<iframe src="https://maps.example.com/x" title="Map"></iframe>';
  expect(findingsOf([page({ main: frame }), card])).toEqual([
    'requests something from https://maps.example.com when it opens',
  ]);
  expect(findingsOf([page({ main: frame.replace('<iframe', '<iframe loading="lazy"') }), card])).toEqual([]);
});

/** About as many kilobytes of incompressible text, the same every time. */
const noise = (kilobytes: number) =>
  Buffer.concat(
    Array.from({ length: kilobytes * 32 }, (_, i) => createHash('sha256').update(String(i)).digest()),
  ).toString('base64');

test.each([
  ['website', 10, []],
  ['website', 15, ['of HTML after brotli']],
  ['article', 15, []],
  ['article', 20, ['of HTML after brotli']],
] as const)('a page of type %s with %d kilobytes', (type, kilobytes, found) => {
  expect(findingsOf([page({ type, main: `<p>${noise(kilobytes)}</p>` })])).toEqual(
    found.map(phrase => expect.stringContaining(phrase)),
  );
});

test('text that compresses well weighs little', () => {
  expect(findingsOf([page({ main: `<p>${'again and again '.repeat(20_000)}</p>` })])).toEqual([]);
});

test('a page may weigh as much as its limits say, and no byte more', () => {
  const bytes = brotliBytes(page().bytes);
  const found = (limit: number) =>
    findingsOf([page(), card], { settings: { limits: { pageBytes: limit, initialBytes: limit } } });
  expect([found(bytes).length, found(bytes - 1).length]).toEqual([0, 2]);
});

test('files other than pages have no limit', () => {
  expect(findingsOf([page(), { path: 'guide.pdf', bytes: noise(40) }])).toEqual([]);
});
