import { DOMParser } from 'linkedom';
import { expect, test } from 'vitest';
import { all, hrefs, openOurs, textOf } from './_testing/open-site.ts';

const site = await openOurs();
const { documentElement } = new DOMParser().parseFromString(site.text('feed.xml'), 'text/xml');
const feed = documentElement as unknown as Element;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;

test('the feed is Atom with the elements that RFC 4287 requires', () => {
  expect([feed.localName, feed.getAttribute('xmlns')]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const name of ['id', 'title', 'updated', 'author > name', 'link[rel=self][type="application/atom+xml"]'])
    expect(all(feed, `feed > ${name}`), name).toHaveLength(1);
  for (const time of all(feed, 'updated, published')) expect(textOf(time)).toMatch(instant);
});

test('its entries are all articles, newest first, with their addresses, titles, summaries and tags', () => {
  const textsOf = (entry: Element, name: string) => all(entry, name).map(textOf);
  const entries = all(feed, 'entry').map(entry => [
    ...['id', 'title', 'published', 'summary'].flatMap(name => textsOf(entry, name)),
    ...all(entry, 'category').map(tag => tag.getAttribute('term')),
  ]);
  const addressOf = (slug: string) => hrefs(site.page(`/blog/${slug}/`), 'link[rel=canonical]').join();
  const posts = site.content.posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));
  expect(entries).toEqual(
    posts.map(({ slug, title, publishDate, excerpt, tags }) => [
      ...[addressOf(slug), title, `${publishDate}T00:00:00+05:30`, excerpt, ...tags],
    ]),
  );
  expect(hrefs(feed, 'entry > link')).toEqual(posts.map(({ slug }) => addressOf(slug)));
});
