import { beforeAll, describe, expect, test } from 'vitest';
import { specifiedPosts } from '../content/specified.ts';
import { type OpenSite, openOurs } from '../generator/testing/open-site.ts';
import { parseXml, type XmlElement } from '../generator/testing/parse-xml.ts';

let site: OpenSite;
let feed: XmlElement;
beforeAll(async () => {
  site = await openOurs();
  feed = parseXml(site.text('feed.xml'));
});
const child = (element: XmlElement, name: string) => element.children.filter(one => one.name === name);
const textIn = (element: XmlElement, name: string) => child(element, name).map(({ text }) => text);
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;

test('the reader of these tests is strict', () => {
  for (const wrong of ['<a><b></a>', '<a>', '<a>R&D</a>', '<a b=c/>', '<a/><b/>', 'x<', '<a><br></a>']) {
    expect(() => parseXml(wrong), wrong).toThrow();
  }
});

test('the feed is Atom, with what RFC 4287 asks of it', () => {
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const name of ['id', 'title', 'updated']) expect(textIn(feed, name), name).toHaveLength(1);
  expect(textIn(feed, 'updated')[0]).toMatch(instant);
  expect(child(feed, 'author').flatMap(author => textIn(author, 'name'))).toHaveLength(1);
  const self = child(feed, 'link').find(link => link.attributes.rel === 'self');
  expect(self?.attributes).toMatchObject({ type: 'application/atom+xml' });
  expect(self?.attributes.href).toMatch(/^https:\/\/.*\/feed\.xml$/);
});

describe('its entries', () => {
  const entries = () => child(feed, 'entry');

  test('are all articles, newest first, each with its address as id and link', () => {
    const ids = entries().flatMap(entry => textIn(entry, 'id'));
    const paths = ids.map(id => new URL(id).pathname);
    expect(paths.toSorted()).toEqual(site.paths.filter(path => /^\/blog\/[^/]+\/$/.test(path)));
    expect(paths).toEqual(expect.arrayContaining(specifiedPosts.map(slug => `/blog/${slug}/`)));
    expect(entries().flatMap(entry => child(entry, 'link').map(link => link.attributes.href))).toEqual(ids);
    const days = entries().flatMap(entry => textIn(entry, 'published'));
    expect(days).toEqual(days.toSorted().reverse());
    for (const day of days) expect(day).toMatch(instant);
  });

  test('say title, dates, summary and tags as their pages do', () => {
    for (const entry of entries()) {
      const [id = ''] = textIn(entry, 'id');
      const page = site.page(new URL(id).pathname);
      const tags = [...page.querySelectorAll('meta[property="article:tag"]')].map(tag => tag.getAttribute('content'));
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(id);
      expect(textIn(entry, 'title'), id).toEqual([page.querySelector('h1')?.textContent]);
      expect(page.querySelector('main')?.textContent).toContain(textIn(entry, 'summary')[0]);
      expect(
        child(entry, 'category').map(({ attributes }) => attributes.term),
        id,
      ).toEqual(tags);
      expect(textIn(entry, 'updated')[0]).toMatch(instant);
    }
  });

  test('make the feed as new as the newest of them', () => {
    const newest = entries()
      .flatMap(entry => textIn(entry, 'updated'))
      .toSorted()
      .at(-1);
    expect(textIn(feed, 'updated')).toEqual([newest]);
  });
});

test('every page names the feed', () => {
  for (const path of site.paths) {
    const link = site.page(path).querySelector('link[rel=alternate][type="application/atom+xml"]');
    expect(link?.getAttribute('href'), path).toBe('/feed.xml');
  }
});
