import { beforeAll, describe, expect, test } from 'vitest';
import { pathOfTopic, pathsOfTopics, perPage, topicsOf } from '../../components/article/blog-lists.ts';
import { type Content, schema } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { specifiedPaths, specifiedPosts } from '../../content/specified.ts';
import { read } from '../../generator/read/read.ts';
import { all, type OpenSite, openOurs, textOf } from '../../generator/testing/open-site.ts';

let site: OpenSite;
let content: Content;
beforeAll(async () => {
  site = await openOurs();
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
        excerpt: post.excerpt,
        body: textOf(all(main, '.flow > *').at(-1)),
        ...Object.fromEntries(post.tags.map(tag => [`the tag ${tag}`, tag])),
        authorBox: content.site.founder.name,
      };
      const places = placesOf(textOf(main), Object.values(parts));
      const missing = Object.keys(parts).filter((_, i) => places[i] === -1);
      expect(missing, post.slug).toEqual([]);
    }
  });

  test('names in its middle the service whose craft it teaches, with its price and a chat', () => {
    for (const { slug, teaches } of content.posts) {
      const [offer, ...others] = all(mainOf(`/blog/${slug}/`), '.article-offer');
      expect(others, slug).toEqual([]);
      // A text without parts has no middle.
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
  test('features the newest, and lists the others in order, each once', () => {
    const titles = all(mainOf('/blog/'), '.post-card h3').map(textOf);
    const shown = newestFirst().slice(0, perPage);
    expect(titles).toEqual(shown.map(({ title }) => title));
    expect(all(mainOf('/blog/'), '.post-grid .post-card')).toHaveLength(shown.length - 1);
    const links = all(mainOf('/blog/'), 'a').map(a => a.getAttribute('href') ?? '');
    expect(links.filter(href => /^\/blog\/[^/]+\/$/.test(href))).toEqual(shown.map(({ slug }) => `/blog/${slug}/`));
  });

  test('has a link to every category, all posts first', () => {
    const topics = all(mainOf('/blog/'), 'nav[aria-label=Categories] a');
    const filled = Object.entries(content.categories).filter(([id]) =>
      newestFirst().some(post => post.category === id),
    );
    const heard = (link: Element) => link.querySelector('.sr-only')?.textContent ?? '';
    const shown = topics.slice(1).map(link => link.textContent?.slice(heard(link).length));
    expect(shown).toEqual(filled.map(([, { name }]) => name));
  });

  test('shows of each its category and reading time', () => {
    for (const [i, card] of all(mainOf('/blog/'), '.post-card').entries()) {
      const post = newestFirst()[i];
      expect(textOf(card)).toContain(content.categories[post?.category ?? '']?.name);
      expect(textOf(card)).toContain(post?.readingTime);
    }
  });
});

describe('a topic', () => {
  test('has a page with its articles, newest first, that is in the site map', () => {
    const topics = topicsOf(newestFirst(), content.categories);
    expect(topics.length).toBeGreaterThan(0);
    for (const { slug, posts } of topics) {
      const cards = all(mainOf(pathOfTopic(slug)), '.post-card a').map(a => a.getAttribute('href'));
      expect(cards, slug).toEqual(posts.slice(0, perPage).map(post => `/blog/${post.slug}/`));
      expect(site.text('sitemap.xml')).toContain(`${pathOfTopic(slug)}</loc>`);
    }
  });

  test('is marked in the row if it is a category, tells how many guides it has, and leads to what they teach and to topics beside it', () => {
    const topics = topicsOf(newestFirst(), content.categories);
    for (const { slug, text, posts } of topics) {
      const main = mainOf(pathOfTopic(slug));
      const marked = all(main, '.topic[aria-current=page]').map(a => a.getAttribute('href'));
      expect(marked, slug).toEqual(text ? [pathOfTopic(slug)] : []);
      expect(textOf(main.querySelector('h1')), slug).toMatch(new RegExp(`\\b${posts.length} guide`));
      const hrefs = all(main, 'a').map(a => a.getAttribute('href'));
      expect(hrefs, slug).toContain(posts[0]?.teaches);
      const beside = topics.filter(other => other.slug !== slug && other.posts.some(post => posts.includes(post)));
      expect(hrefs, slug).toEqual(expect.arrayContaining(beside.map(other => pathOfTopic(other.slug))));
    }
  });

  test('is where the tags and the category of an article lead, where it has a page, and the home page’s case studies', () => {
    const pathOf = pathsOfTopics(topicsOf(newestFirst(), content.categories));
    for (const { slug, tags, category } of content.posts) {
      const names = [content.categories[category]?.name ?? '', ...tags];
      const links = all(mainOf(`/blog/${slug}/`), '.article-category a, .article-tag a').map(a =>
        a.getAttribute('href'),
      );
      expect(links, slug).toEqual(names.flatMap(name => pathOf(name) ?? []));
    }
    const home = all(mainOf('/'), 'a').map(a => a.getAttribute('href'));
    expect(home).toContain(pathOfTopic('case-studies'));
  });
});

describe('articles lead on', () => {
  /** The addresses in an article's text, without what leads to a part of a page. */
  const linked = (slug: string) =>
    all(site.page(`/blog/${slug}/`), '.flow a[href^="/"]').map(a => (a.getAttribute('href') ?? '').replace(/#.*/, ''));

  test('to every page of the specification that sells', () => {
    const sold = specifiedPaths.filter(path => /^\/(services|consult|coach|academy)\/.|^\/30-60-90\/$/.test(path));
    const reached = new Set(content.posts.flatMap(({ slug }) => linked(slug)));
    expect(sold.length).toBeGreaterThan(0);
    expect([...sold, '/clients/'].filter(path => !reached.has(path))).toEqual([]);
  });

  test('each to a page that is no article', () => {
    const wrong = content.posts.filter(({ slug }) => linked(slug).every(href => href.startsWith('/blog/')));
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
