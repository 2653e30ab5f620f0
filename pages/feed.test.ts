import { DOMParser } from 'linkedom';
import { expect, test } from 'vitest';
import { all, hrefs, openOurs, textOf } from './_testing/open-site.ts';

const site = await openOurs();
const { documentElement } = new DOMParser().parseFromString(site.text('feed.xml'), 'text/xml');
const feed = documentElement as unknown as Element;
const children = (of: Element, name: string) => all(of, name).filter(child => child.parentElement === of);
const texts = (of: Element, name: string) => children(of, name).map(textOf);
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;

test('the feed is Atom with the elements that RFC 4287 requires', () => {
  expect([feed.localName, feed.getAttribute('xmlns')]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const name of ['id', 'title', 'updated']) expect(texts(feed, name), name).toHaveLength(1);
  expect(texts(feed, 'updated')[0]).toMatch(instant);
  expect(all(feed, 'feed > author > name')).toHaveLength(1);
  expect(hrefs(feed, 'link[rel=self][type="application/atom+xml"]').join()).toMatch(/^https:\/\/.*\/feed\.xml$/);
});

test('its entries are all articles, newest first, with the addresses, titles, summaries and tags of their pages', () => {
  const entries = children(feed, 'entry');
  const paths = entries.map(entry => new URL(texts(entry, 'id').join()).pathname);
  expect(paths.toSorted()).toEqual(site.paths.filter(path => /^\/blog\/[^/]+\/$/.test(path)));
  const days = entries.flatMap(entry => texts(entry, 'published'));
  expect(days).toEqual(days.toSorted().reverse());
  for (const [i, entry] of entries.entries()) {
    const page = site.page(paths[i] ?? '');
    const [canonical] = hrefs(page, 'link[rel=canonical]');
    expect([...texts(entry, 'id'), ...hrefs(entry, 'link')]).toEqual([canonical, canonical]);
    expect(texts(entry, 'title'), canonical).toEqual([textOf(page.querySelector('h1'))]);
    expect(textOf(page.querySelector('main')), canonical).toContain(texts(entry, 'summary')[0]);
    const tags = all(page, 'meta[property="article:tag"]').map(tag => tag.getAttribute('content'));
    expect(
      children(entry, 'category').map(one => one.getAttribute('term')),
      canonical,
    ).toEqual(tags);
    for (const time of ['published', 'updated']) expect(texts(entry, time).join()).toMatch(instant);
  }
});
