import { expect, test } from 'vitest';
import { releaseChanges, showChanges } from './report.ts';

const site = {
  address: { origin: 'https://name.example', base: '/shop/' },
  redirects: [{ from: '/shop/old/', to: '/shop/new/' }],
};

const changes = releaseChanges(
  {
    added: ['new/index.html', 'photo.png'],
    changed: ['index.html', '404.html', 'feed.xml'],
    removed: ['old/index.html', 'gone/index.html', 'plan.pdf'],
  },
  site,
);

test('pages are listed by path, and removed ones without a redirect once more', () => {
  expect(changes).toMatchObject({
    added: ['/shop/new/'],
    changed: ['/shop/'],
    removed: ['/shop/old/', '/shop/gone/'],
    withoutRedirect: ['/shop/gone/'],
  });
});

test('every file that was changed or removed is to be purged from a cache, and no new one', () => {
  expect(changes.purge).toEqual(
    ['', '404.html', 'feed.xml', 'old/', 'gone/', 'plan.pdf'].map(path => `https://name.example/shop/${path}`),
  );
});

test('changes are printed as lists, or as one line that says there are none', () => {
  const text = showChanges(changes);
  for (const words of ['1 page added:\n    /shop/new/', '2 pages removed:', 'without a redirect', 'purge from a CDN:'])
    expect(text).toContain(words);
  const none = releaseChanges({ added: [], changed: [], removed: [] }, site);
  expect(showChanges(none)).toBe('Since the last release:\n  nothing changes for visitors');
});
