import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

test.each([
  [':root{--tail: red}a{color:var(--tail)}', []],
  ['@property --angle{syntax:"<angle>"}a{rotate:var( --angle )}', []],
  ['a{color:var(--tail, red)}', []],
  [':root{--tail:red}a{color:var(--tael)}', ['asks for --tael, which is declared nowhere; did you mean --tail?']],
  ['a{color:var(--tail)}b{color:var(--tail)}', ['asks for --tail, which is declared nowhere']],
])('%s', (css, found) => {
  expect(findingsOf([page({ head: `<style>${css}</style>` }), { path: 'card.png', bytes: '' }])).toEqual(
    found.map(phrase => expect.stringContaining(phrase)),
  );
});
