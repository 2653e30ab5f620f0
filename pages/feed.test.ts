import { beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openOurs } from './_testing/open-site.ts';
import { parseXml, type XmlElement } from './_testing/parse-xml.ts';

let site: OpenSite;
let feed: XmlElement;
beforeAll(async () => {
  site = await openOurs();
  feed = parseXml(site.text('feed.xml'));
});
const childrenOf = (element: XmlElement, name: string) => element.children.filter(child => child.name === name);
const textsOf = (element: XmlElement, name: string) => childrenOf(element, name).map(({ text }) => text);
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;

test('the feed is Atom with the elements that RFC 4287 requires', () => {
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const name of ['id', 'title', 'updated']) expect(textsOf(feed, name), name).toHaveLength(1);
  expect(textsOf(feed, 'updated')[0]).toMatch(instant);
  expect(childrenOf(feed, 'author').flatMap(author => textsOf(author, 'name'))).toHaveLength(1);
  const self = childrenOf(feed, 'link').find(link => link.attributes.rel === 'self');
  expect(self?.attributes).toMatchObject({ type: 'application/atom+xml' });
  expect(self?.attributes.href).toMatch(/^https:\/\/.*\/feed\.xml$/);
});

describe('its entries', () => {
  const entries = () => childrenOf(feed, 'entry');

  test('are all articles, newest first, each with its URL as id and link', () => {
    const ids = entries().flatMap(entry => textsOf(entry, 'id'));
    const paths = ids.map(id => new URL(id).pathname);
    expect(paths.toSorted()).toEqual(site.paths.filter(path => /^\/blog\/[^/]+\/$/.test(path)));
    expect(entries().flatMap(entry => childrenOf(entry, 'link').map(link => link.attributes.href))).toEqual(ids);
    const days = entries().flatMap(entry => textsOf(entry, 'published'));
    expect(days).toEqual(days.toSorted().reverse());
    for (const day of days) expect(day).toMatch(instant);
  });

  test('have the same title, summary and tags as their pages', () => {
    for (const entry of entries()) {
      const [id = ''] = textsOf(entry, 'id');
      const page = site.page(new URL(id).pathname);
      const tags = [...page.querySelectorAll('meta[property="article:tag"]')].map(tag => tag.getAttribute('content'));
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(id);
      expect(textsOf(entry, 'title'), id).toEqual([page.querySelector('h1')?.textContent]);
      expect(page.querySelector('main')?.textContent).toContain(textsOf(entry, 'summary')[0]);
      expect(
        childrenOf(entry, 'category').map(({ attributes }) => attributes.term),
        id,
      ).toEqual(tags);
      expect(textsOf(entry, 'updated')[0]).toMatch(instant);
    }
  });
});
