/** What /this-site/ says of this site is true of what was built. */
import { expect, test } from 'vitest';
import { openOurs, textOf } from './_testing/open-site.ts';

const site = await openOurs();

test('no page sets a cookie; that none requests anything from another site but the map: pages.e2e.ts', () => {
  const setters = [...site.texts].filter(([, text]) =>
    /\.cookie\b|\bcookieStore\b|http-equiv="?set-cookie/i.test(text),
  );
  expect(setters.map(([file]) => file)).toEqual([]);
});

test('it speaks of itself in at most 250 words', () => {
  const words = textOf(site.page('/this-site/').querySelector('main')).match(/\S*\w\S*/g) ?? [];
  // A page without words has not been read.
  expect(words.length).toBeGreaterThan(50);
  expect(words.length).toBeLessThanOrEqual(250);
});
