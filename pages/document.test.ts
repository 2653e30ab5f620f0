import { expect, test } from 'vitest';
import { openOurs, textOf } from './_testing/open-site.ts';

const site = await openOurs();

test('a policy says when it was last updated, and of when its additions are, if it has some', () => {
  const lines = site.content.policies.map(({ slug, body }) => {
    const [, additions] = /Last updated: \w+ \d{4}(, with additions of November 2026)?/.exec(
      textOf(site.page(`/${slug}/`).querySelector('main')),
    ) ?? [slug];
    return [slug, Boolean(additions), body.includes('Added November 2026')];
  });
  expect(lines.filter(([, isSaid, isSo]) => isSaid !== isSo)).toEqual([]);
  expect(new Set(lines.map(([, , isSo]) => isSo)).size).toBe(2);
});
