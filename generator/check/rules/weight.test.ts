import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

/** About so many kilobytes that do not get smaller by compressing; the same ones every time. */
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

test('what compresses well weighs little', () => {
  expect(findingsOf([page({ main: `<p>${'again and again '.repeat(20_000)}</p>` })])).toEqual([]);
});

test('files that are no pages have no limit', () => {
  expect(findingsOf([page(), { path: 'guide.pdf', bytes: noise(40) }])).toEqual([]);
});
