import { expect, test } from 'vitest';
import { openOurs } from '../_testing/open-site.ts';

test('no page has more than 60 kB of drawings in it: what is below the first view is a file', async () => {
  const site = await openOurs();
  const bytesOf = (path: string) =>
    [...site.html(path).matchAll(/ d="([^"]*)"/g)].reduce((sum, [, d = '']) => sum + d.length, 0);
  expect(bytesOf('/')).toBeGreaterThan(10_000);
  expect(site.paths.filter(path => bytesOf(path) > 60_000)).toEqual([]);
});
