import { expect, test } from 'vitest';
import type { Table } from '../host/host.ts';
import { releaseChanges, showChanges } from './changes.ts';

const table: Table = {
  address: { origin: 'https://name.example', base: '/shop/' },
  redirects: [{ from: '/shop/old/', to: '/shop/new/' }],
  headers: [],
  hashed: [],
  types: {},
};

const changes = releaseChanges(
  {
    added: ['new/index.html', 'photo.png'],
    changed: ['index.html', '404.html', 'feed.xml', '_redirects'],
    removed: ['old/index.html', 'gone/index.html', 'plan.pdf'],
  },
  table,
);

test('pages are named by their paths; one that is gone and leads nowhere is said so', () => {
  expect(changes).toMatchObject({
    added: ['/shop/new/'],
    changed: ['/shop/'],
    removed: ['/shop/old/', '/shop/gone/'],
    unled: ['/shop/gone/'],
  });
});

test('a cache has to forget what it may hold: all that has changed or is gone, and nothing that is new', () => {
  expect(changes.forget).toEqual(
    ['', '404.html', 'feed.xml', 'old/', 'gone/', 'plan.pdf'].map(path => `https://name.example/shop/${path}`),
  );
});

test('it is said in words, and where there is nothing to say, that', () => {
  const said = showChanges(changes);
  for (const words of ['1 page added:\n    /shop/new/', '2 pages removed:', 'led nowhere', 'forget:'])
    expect(said).toContain(words);
  const none = releaseChanges({ added: [], changed: [], removed: [] }, table);
  expect(showChanges(none)).toBe('Since the last release:\n  nothing changes for visitors');
});
