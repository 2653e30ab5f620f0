import { expect, test } from 'vitest';
import { memoizeLast } from './memoize-last.ts';

test('the last result is returned again for identical arguments only', () => {
  let calls = 0;
  const both = memoizeLast((site: object, css: string) => ({ site, css, number: ++calls }));
  const site = {};
  const first = both(site, 'a');
  expect(both(site, 'a')).toBe(first);
  expect(both(site, 'b')).toEqual({ site, css: 'b', number: 2 });
  expect(both({}, 'b').number).toBe(3);
  expect(both(site, 'a').number).toBe(4);
});
