import { expect, test } from 'vitest';
import { memoizeLast } from './memoize-last.ts';

test('the last answer is given again for the very same values, and for no others', () => {
  let asked = 0;
  const both = memoizeLast((site: object, css: string) => ({ site, css, number: ++asked }));
  const site = {};
  const first = both(site, 'a');
  expect(both(site, 'a')).toBe(first);
  expect(both(site, 'b')).toEqual({ site, css: 'b', number: 2 });
  expect(both({}, 'b').number).toBe(3);
  expect(both(site, 'a').number).toBe(4);
});
