import { beforeAll, describe, expect, test } from 'vitest';
import { counted } from '../../components/lib/counted.ts';
import { type Content, schema } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { specifiedPaths, specifiedPosts } from '../../content/specified.ts';
import { all, type OpenSite, openOurs, textOf } from '../../generator/testing/open-site.ts';
import { read } from '../../generator/testing/read.ts';
import { categoriesOf, pathOfCategory, perPage } from './_blog-lists.ts';

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
        body: textOf(all(main, '.flow > *').at(-1)),
        ...Object.fromEntries(post.tags.map(tag => [`the tag ${tag}`, tag])),
        authorBox: content.site.founder.name ?? 'Our founder',
      };
      const positions = positionsOf(textOf(main), Object.values(parts));
      const missing = Object.keys(parts).filter((_, i) => positions[i] === -1);
      expect(missing, post.slug).toEqual([]);
    }
  });

  test('has the service that it teaches near its middle, with price and chat', () => {
    for (const { slug, teaches } of content.posts) {
      const [offer, ...others] = all(mainOf(`/blog/${slug}/`), '.article-offer');
      expect(others, slug).toEqual([]);
      // A text without sections is not split.
      if (all(mainOf(`/blog/${slug}/`), '.flow h2').length < 2) continue;
      const rate = rateOf(content.rates, teaches);
      expect(offer?.querySelector('a')?.getAttribute('href'), slug).toBe(teaches);
      for (const part of [rate.name, rate.price]) expect(textOf(offer), slug).toContain(part);
      expect(offer?.querySelector('[href^="https://wa.me/"]'), slug).toBeTruthy();
      const [before, after] = [offer?.previousElementSibling, offer?.nextElementSibling].map(
        part => textOf(part).length,
      );
      expect(Math.abs((before ?? 0) - (after ?? 0)), slug).toBeLessThan(((before ?? 0) + (after ?? 0)) / 2);
    }
  });

  test('links to its related articles', () => {
    for (const post of content.posts) {
      const related = all(mainOf(`/blog/${post.slug}/`), '.post-grid a').map(a => a.getAttribute('href'));
      const shown = post.relatedPosts.filter(slug => content.posts.some(other => other.slug === slug));
      expect(related, post.slug).toEqual(shown.map(slug => `/blog/${slug}/`));
    }
  });

  test('has a machine-readable date', () => {
    for (const post of content.posts) {
      const [time] = all(mainOf(`/blog/${post.slug}/`), 'article time');
      expect(time?.getAttribute('datetime'), post.slug).toBe(post.publishDate);
    }
  });

  test('has a table of contents with a link to each section', () => {
    for (const post of content.posts) {
      const main = mainOf(`/blog/${post.slug}/`);
      const targets = all(main, 'nav[aria-labelledby=contents] a').map(a => a.getAttribute('href')?.slice(1));
      if (specifiedPosts.includes(post.slug)) expect(targets.length, post.slug).toBeGreaterThan(2);
      expect(targets, post.slug).toEqual(all(main, '.flow h2').map(heading => heading.id));
    }
  });
});

describe('the list of articles', () => {
  test('features the newest article, and lists the others in order, each once', () => {
    const titles = all(mainOf('/blog/'), '.post-card h3').map(textOf);
    const shown = newestFirst().slice(0, perPage);
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

  test('shows category and reading time of each article', () => {
    for (const [i, card] of all(mainOf('/blog/'), '.post-card').entries()) {
      const post = newestFirst()[i];
      expect(textOf(card)).toContain(content.categories[post?.category ?? '']?.name);
      expect(textOf(card)).toContain(post?.readingTime);
    }
  });
});

describe('a category', () => {
  test('has a page in the site map that lists its articles, newest first, and links to their services', () => {
    const categories = categoriesOf(newestFirst(), content.categories);
    expect(categories.length).toBeGreaterThan(0);
    for (const { slug, posts } of categories) {
      const main = mainOf(pathOfCategory(slug));
      const cards = all(main, '.post-card a').map(a => a.getAttribute('href'));
      expect(cards, slug).toEqual(posts.slice(0, perPage).map(post => `/blog/${post.slug}/`));
      expect(site.text('sitemap.xml')).toContain(`${pathOfCategory(slug)}</loc>`);
      const marked = all(main, '.chip[aria-current=page]').map(a => a.getAttribute('href'));
      expect(marked, slug).toEqual([pathOfCategory(slug)]);
      expect(textOf(main.querySelector('h1')), slug).toContain(counted(posts.length, 'guide'));
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

describe('articles link', () => {
  /** Returns the paths that an article's text links to, without anchors. */
  const linkedPaths = (slug: string) =>
    all(site.page(`/blog/${slug}/`), '.flow a[href^="/"]').map(a => (a.getAttribute('href') ?? '').replace(/#.*/, ''));

  test('to every offer of the specification', () => {
    const offers = specifiedPaths.filter(path => /^\/(services|consult|coach|academy)\/.|^\/30-60-90\/$/.test(path));
    const reached = new Set(content.posts.flatMap(({ slug }) => linkedPaths(slug)));
    expect(offers.length).toBeGreaterThan(0);
    expect([...offers, '/clients/'].filter(path => !reached.has(path))).toEqual([]);
  });

  test('each to a page that is not an article', () => {
    const wrong = content.posts.filter(({ slug }) => linkedPaths(slug).every(href => href.startsWith('/blog/')));
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
