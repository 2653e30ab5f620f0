import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

const face = (source: string, range: string) =>
  `@font-face{font-family:A;src:${source};${range && `unicode-range:${range}`}}`;
const latin = face('url(/a.woff2)', 'U+0000-00FF,U+2000-206F');
const gujarati = face('url(/a.woff2)', 'u+a8?, U+A90-AFF');
const local = face('local(Arial)', 'U+A80-AFF');
const found = (css: string, text: string) =>
  findingsOf([page({ head: `<style>${css}</style>`, main: `<p>${text}</p>` }), { path: 'a.woff2', bytes: '' }]);

test.each([
  ['letters of its one font', latin, 'Caféÿ', []],
  ['letters of another script', latin, 'Café કાફે', ['shows letters that its fonts lack: ક ફ']],
  ['letters of its second font', latin + gujarati, 'Café કાફે અ', []],
  ['letters of a font of the visitor alone', latin + local, 'કાફે', ['shows letters that its fonts lack: ક ફ']],
  ['signs and figures', latin, '→ ₹ 😀 ૧', []],
  ['more letters than anybody reads', latin, 'абвгдежзийклм', ['а б в г д е ж з и й and 3 more']],
  ['a font that does not say what it holds', face('url(/a.woff2)', ''), 'કાફે', []],
  ['one font that does not say it', latin + face('url(/a.woff2)', ''), 'કાફે', []],
  ['a range that is none', face('url(/a.woff2)', 'U+FF-0,U+0-FFFFFFFF,U+0-7F'), 'é', ['fonts lack: é']],
  ['no fonts', '', 'કાફે', []],
])('a page with %s', (_, css, text, expected) => {
  expect(found(css, text)).toEqual(expected.map(phrase => expect.stringContaining(phrase)));
});

test.each([
  [':root{--tail: red}a{color:var(--tail)}', []],
  ['@property --angle{syntax:"<angle>"}a{rotate:var( --angle )}', []],
  ['a{color:var(--tail, red)}', []],
  [':root{--tail:red}a{color:var(--tael)}', ['uses --tael, which is not declared; did you mean --tail?']],
  ['a{color:var( --tail )}b{color:var( --tail )}', ['uses --tail, which is not declared']],
])('%s', (css, found) => {
  expect(findingsOf([page({ head: `<style>${css}</style>` }), { path: 'card.png', bytes: '' }])).toEqual(
    found.map(phrase => expect.stringContaining(phrase)),
  );
});

test('a separate style sheet uses what it or the page declares', () => {
  const link = '<link rel="stylesheet" href="/assets/late.css">';
  const sheet = (bytes: string) => ({ path: 'assets/late.css', bytes });
  const found = (css: string) =>
    findingsOf([page({ head: `<style>:root{--tail:red}</style>${link}` }), sheet(css)], {});
  expect(found(':root{--own:red}a{color:var(--own);background:var(--tail)}')).toEqual([]);
  expect(found('a{color:var(--tael)}')).toEqual([expect.stringContaining('uses --tael, which is not declared')]);
});
