import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import { specifiedPosts } from '../../content/specified.ts';
import { read } from '../../generator/read/read.ts';
import { all, type OpenSite, openSite, textOf } from '../../generator/testing/open-site.ts';

let site: OpenSite;
let content: Content;
beforeAll(async () => {
  site = await openSite(process.cwd());
  // What the site shows of it.
  const options = { now: new Date(), withUnpublished: false };
  content = (await read(process.cwd(), schema, options)).content as Content;
});
const newestFirst = () => content.posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));
const mainOf = (path: string) => site.page(path).querySelector('main') as Element;

/** The places of words in a text, one after the other; -1 for the first that does not follow. */
function placesOf(text: string, words: string[]): number[] {
  let from = 0;
  return words.map(word => {
    const at = text.indexOf(word, from);
    from = at === -1 ? text.length : at + word.length;
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
        author: content.site.founder.name,
        date: `${months[(month ?? 0) - 1]} ${day}, ${year}`,
        readingTime: post.readingTime,
        share: 'Share',
        excerpt: post.excerpt,
        body: textOf(all(main, '.flow > *').at(-1)),
        // Chips: their texts touch.
        tags: post.tags.join(''),
        authorBox: content.site.founder.name,
        consultation: 'consultation',
        ...(post.relatedPosts.length > 0 ? { related: 'You Might Also Like' } : {}),
      };
      const places = placesOf(textOf(main), Object.values(parts));
      const missing = Object.keys(parts).filter((_, i) => places[i] === -1);
      expect(missing, post.slug).toEqual([]);
    }
  });

  test('leads to its related articles and back to the blog', () => {
    for (const post of content.posts) {
      const related = all(mainOf(`/blog/${post.slug}/`), '.post-grid a').map(a => a.getAttribute('href'));
      const shown = post.relatedPosts.filter(slug => content.posts.some(other => other.slug === slug));
      expect(related, post.slug).toEqual(shown.map(slug => `/blog/${slug}/`));
    }
  });

  test('has a date that machines read, too', () => {
    for (const post of content.posts) {
      const [time] = all(mainOf(`/blog/${post.slug}/`), 'article time');
      expect(time?.getAttribute('datetime'), post.slug).toBe(post.publishDate);
    }
  });

  test('has contents that lead to each of its parts', () => {
    for (const post of content.posts) {
      const main = mainOf(`/blog/${post.slug}/`);
      const goals = all(main, 'nav[aria-labelledby=contents] a').map(a => a.getAttribute('href')?.slice(1));
      if (specifiedPosts.includes(post.slug)) expect(goals.length, post.slug).toBeGreaterThan(2);
      expect(goals, post.slug).toEqual(all(main, '.flow h2').map(heading => heading.id));
    }
  });
});

describe('the list of articles', () => {
  test('features the newest, and lists the others in order', () => {
    const titles = all(mainOf('/blog/'), '.post-card h3').map(textOf);
    expect(titles).toEqual(newestFirst().map(({ title }) => title));
    expect(all(mainOf('/blog/'), '.post-grid .post-card')).toHaveLength(content.posts.length - 1);
  });

  test('has a link to every category, All Posts first', () => {
    const topics = all(mainOf('/blog/'), 'nav[aria-label=Categories] a');
    expect(topics.map(textOf)).toEqual(['All Posts', ...Object.values(content.categories).map(({ name }) => name)]);
  });

  test('shows of each its category, date and reading time', () => {
    for (const [i, card] of all(mainOf('/blog/'), '.post-card').entries()) {
      const post = newestFirst()[i];
      expect(textOf(card)).toContain(content.categories[post?.category ?? '']?.name);
      expect(textOf(card)).toContain(post?.readingTime);
      expect(card.querySelector('time')?.getAttribute('datetime')).toBe(post?.publishDate);
    }
  });

  test('puts every article under its category', () => {
    for (const id of Object.keys(content.categories)) {
      const listed = all(mainOf('/blog/'), `[id="${id}"] a`).map(a => a.getAttribute('href'));
      const own = newestFirst().filter(({ category }) => category === id);
      expect(listed, id).toEqual(own.map(({ slug }) => `/blog/${slug}/`));
    }
  });
});

describe('articles lead on', () => {
  /** The addresses in an article's text, without what leads to a part of a page. */
  const linked = (slug: string) =>
    all(site.page(`/blog/${slug}/`), '.article-text a[href^="/"]').map(a =>
      (a.getAttribute('href') ?? '').replace(/#.*/, ''),
    );

  test('to every page of the menus that sells', () => {
    const sold = content.navigation.menus
      .flatMap(({ entries }) => entries.map(({ path }) => path))
      .filter(path => /^\/(services|consult|coach|academy|30-60-90)\/./.test(path) || path === '/30-60-90/');
    const reached = new Set(content.posts.flatMap(({ slug }) => linked(slug)));
    expect(sold.length).toBeGreaterThan(0);
    expect([...sold, '/clients/'].filter(path => !reached.has(path))).toEqual([]);
  });

  test('each to a page that is no article, and each from at least two others', () => {
    const wrong = content.posts.flatMap(({ slug }) => {
      const path = `/blog/${slug}/`;
      const from = content.posts.filter(other => other.slug !== slug && linked(other.slug).includes(path));
      const leads = linked(slug).some(href => !href.startsWith('/blog/'));
      return leads && from.length >= 2 ? [] : [`${path}: reached from ${from.length}`];
    });
    expect(wrong).toEqual([]);
  });
});
