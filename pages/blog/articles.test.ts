import { beforeAll, describe, expect, test } from 'vitest';
import { counted } from '../../components/lib/counted.ts';
import { type Content, schema } from '../../content/schema.ts';
import { read } from '../../generator/testing/read.ts';
import { all, type OpenSite, openOurs, textOf } from '../_testing/open-site.ts';
import { categoriesOf, pathOfCategory } from './_blog-lists.ts';

let site: OpenSite;
let content: Content;
beforeAll(async () => {
  site = await openOurs();
  // Only published content, like the site.
  const options = { now: new Date(), withUnpublished: false };
  content = (await read(process.cwd(), schema, options)).content as Content;
});
const newestFirst = () => content.posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));
const mainOf = (path: string) => site.page(path).querySelector('main') as Element;

/** Returns the positions of phrases that must follow one another in a text, or -1 for one that does not. */
function positionsOf(text: string, phrases: string[]): number[] {
  let from = 0;
  return phrases.map(phrase => {
    const at = text.indexOf(phrase, from);
    from = at === -1 ? text.length : at + phrase.length;
    return at;
  });
}

describe('an article', () => {
  test('has its parts in the order of the specification', () => {
    for (const post of content.posts) {
      const main = mainOf(`/blog/${post.slug}/`);
      const [year, month, day] = post.publishDate.split('-').map(Number);
      const months = 'January February March April May June July August September October November December'.split(' ');
      const parts = {
        blog: 'Blog',
        category: content.categories[post.category]?.name ?? '',
        title: post.title,
        author: content.site.founder.name ?? 'our founder',
        date: `${months[(month ?? 0) - 1]} ${day}, ${year}`,
        readingTime: post.readingTime,
        excerpt: post.excerpt,
        body: textOf(all(main, '.prose > *').at(-1)),
        ...Object.fromEntries(post.tags.map(tag => [`the tag ${tag}`, tag])),
        authorBox: content.site.founder.name ?? 'Our founder',
      };
      const positions = positionsOf(textOf(main), Object.values(parts));
      const missing = Object.keys(parts).filter((_, i) => positions[i] === -1);
      expect(missing, post.slug).toEqual([]);
    }
  });

  test('links to its related articles', () => {
    for (const post of content.posts) {
      const related = all(mainOf(`/blog/${post.slug}/`), '.post-grid a').map(a => a.getAttribute('href'));
      const shown = post.relatedPosts.filter(slug => content.posts.some(other => other.slug === slug));
      expect(related, post.slug).toEqual(shown.map(slug => `/blog/${slug}/`));
    }
  });

  test('has a table of contents with a link to each section', () => {
    for (const post of content.posts) {
      const main = mainOf(`/blog/${post.slug}/`);
      const targets = all(main, 'nav[aria-labelledby=contents] a').map(a => a.getAttribute('href')?.slice(1));
      expect(targets, post.slug).toEqual(all(main, '.prose h2').map(heading => heading.id));
    }
  });
});

describe('the list of articles', () => {
  test('features the newest article, and lists the others in order, each once', () => {
    const titles = all(mainOf('/blog/'), '.post-card h3').map(textOf);
    const shown = newestFirst();
    expect(titles).toEqual(shown.map(({ title }) => title));
    expect(all(mainOf('/blog/'), '.post-grid .post-card')).toHaveLength(shown.length - 1);
    const links = all(mainOf('/blog/'), 'a').map(a => a.getAttribute('href') ?? '');
    expect(links.filter(href => /^\/blog\/[^/]+\/$/.test(href))).toEqual(shown.map(({ slug }) => `/blog/${slug}/`));
  });

  test('links to all posts and then to every category with articles', () => {
    const topics = all(mainOf('/blog/'), 'nav[aria-label=Categories] a');
    const nonEmpty = Object.entries(content.categories).filter(([id]) =>
      newestFirst().some(post => post.category === id),
    );
    const hiddenPrefix = (link: Element) => link.querySelector('.sr-only')?.textContent ?? '';
    const shown = topics.slice(1).map(link => link.textContent?.slice(hiddenPrefix(link).length));
    expect(shown).toEqual(nonEmpty.map(([, { name }]) => name));
  });
});

describe('a category', () => {
  test('has a page in the site map that lists its articles, newest first, and links to their services', () => {
    const categories = categoriesOf(newestFirst(), content.categories);
    expect(categories.length).toBeGreaterThan(0);
    for (const { slug, posts } of categories) {
      const main = mainOf(pathOfCategory(slug));
      const cards = all(main, '.post-card a').map(a => a.getAttribute('href'));
      expect(cards, slug).toEqual(posts.map(post => `/blog/${post.slug}/`));
      expect(site.text('sitemap.xml')).toContain(`${pathOfCategory(slug)}</loc>`);
      const marked = all(main, '.chip[aria-current=page]').map(a => a.getAttribute('href'));
      expect(marked, slug).toEqual([pathOfCategory(slug)]);
      expect(textOf(main.querySelector('.hero-badge')), slug).toContain(counted(posts.length, 'guide'));
      expect(all(main, 'a').map(a => a.getAttribute('href'))).toContain(posts[0]?.teaches);
    }
  });

  test('is linked from its articles, whose tags are no links', () => {
    for (const { slug, category } of content.posts) {
      const links = all(mainOf(`/blog/${slug}/`), 'header .eyebrow a, .article-tag a');
      expect(links.map(a => a.getAttribute('href'))).toEqual([pathOfCategory(category)]);
    }
  });
});
