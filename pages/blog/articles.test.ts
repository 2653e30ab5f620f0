import { describe, expect, test } from 'vitest';
import { pathOfCategory } from '../../content/records.ts';
import { all, hrefs, openOurs, textOf } from '../_testing/open-site.ts';
import { categoriesOf } from './_blog-lists.ts';

const site = await openOurs();
const { posts, categories, site: agency } = site.content;
const newestFirst = posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));
const pathsOf = (of: readonly { slug: string }[]) => of.map(({ slug }) => `/blog/${slug}/`);

const mainOf = (path: string) => site.page(path).querySelector('main') as Element;

describe('an article', () => {
  test('has its parts in the order of the specification', () => {
    for (const { slug, title, category, publishDate, readingTime, excerpt, tags } of posts) {
      const main = mainOf(`/blog/${slug}/`);
      const author = agency.founder.name ?? agency.name;
      const day = new Date(publishDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const end = textOf(all(main, '.prose > *').at(-1));
      const parts = [
        'Blog',
        `${categories[category]?.name}`,
        title,
        author,
        day,
        readingTime,
        excerpt,
        end,
        ...tags,
        author,
      ];
      let rest = textOf(main);
      for (const part of parts) {
        expect(rest, slug).toContain(part);
        rest = rest.slice(rest.indexOf(part) + part.length);
      }
      expect(hrefs(main, 'a').at(-1), slug).toBe('/blog/');
    }
  });

  test('links to its sections, its related articles and its category; its tags are no links', () => {
    for (const { slug, category, relatedPosts } of posts) {
      const main = mainOf(`/blog/${slug}/`);
      const sections = all(main, '.prose h2').map(({ id }) => `#${id}`);
      expect(hrefs(main, 'nav[aria-labelledby=contents] a'), slug).toEqual(sections);
      const related = relatedPosts.flatMap(slug => posts.filter(other => other.slug === slug));
      expect(hrefs(main, '.post-grid a'), slug).toEqual(pathsOf(related));
      expect(hrefs(main, 'header .badge a, .article-tag a'), slug).toEqual([pathOfCategory(category)]);
    }
  });
});

test('the list features the newest article, lists the others in order, each once, and links to every category with articles', () => {
  const main = mainOf('/blog/');
  expect(all(main, '.post-card h3').map(textOf)).toEqual(newestFirst.map(({ title }) => title));
  expect(all(main, '.post-grid .post-card')).toHaveLength(posts.length - 1);
  expect(hrefs(main, 'a').filter(href => /^\/blog\/[^/]+\/$/.test(href))).toEqual(pathsOf(newestFirst));
  const used = Object.keys(categories).filter(id => posts.some(({ category }) => category === id));
  expect(hrefs(main, 'nav[aria-label=Categories] a').slice(1)).toEqual(used.map(pathOfCategory));
});

test('a category has a page in the site map that lists its articles, newest first, and links to their services', () => {
  const all = categoriesOf(newestFirst, categories);
  expect(all.length).toBeGreaterThan(0);
  for (const { slug, posts } of all) {
    const path = pathOfCategory(slug);
    const main = mainOf(path);
    expect(hrefs(main, '.post-card a'), slug).toEqual(pathsOf(posts));
    expect(hrefs(main, '.chip[aria-current=page]'), slug).toEqual([path]);
    expect(hrefs(main, 'a'), slug).toContain(posts[0]?.teaches);
    expect(site.text('sitemap.xml')).toContain(`${path}</loc>`);
  }
});
