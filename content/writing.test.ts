import { describe, expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import { countWords } from './schemas/words.ts';
import { specifiedPosts } from './specified.ts';

// Only published content: a draft may be rough.
const options = { now: new Date(), withUnpublished: false };
const content = (await read(process.cwd(), schema, options)).content as Content;
const { posts } = content;
const specified = posts.filter(({ slug }) => specifiedPosts.includes(slug));

const linksIn = (body: string) => [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path ?? '');
const pathOf = ({ slug }: { slug: string }) => `/blog/${slug}/`;

describe('every article of the specification', () => {
  test.each(specified.map(post => [post.slug, post] as const))('%s has 1,000 to 2,000 words', (_, post) => {
    expect(countWords(post.body)).toBeGreaterThanOrEqual(1000);
    expect(countWords(post.body)).toBeLessThanOrEqual(2000);
  });

  test.each(specified.map(post => [post.slug, post] as const))(
    '%s links to its related articles and to an offer in its text',
    (_, post) => {
      const links = linksIn(post.body);
      expect(links).toEqual(expect.arrayContaining(post.relatedPosts.map(slug => `/blog/${slug}/`)));
      const offers = /^\/(?:services|coach|consult|academy|30-60-90)\//;
      expect(links.filter(path => offers.test(path)).length).toBeGreaterThan(0);
    },
  );

  test('is linked in the text of another', () => {
    const linked = new Set(posts.flatMap(post => linksIn(post.body).filter(path => path !== pathOf(post))));
    expect(specified.map(pathOf).filter(path => !linked.has(path))).toEqual([]);
  });
});

/** Returns all runs of `length` words in a text, without punctuation and link targets, to find shared paragraphs despite edits around them. */
function runsOf(body: string, length: number): Set<string> {
  const words =
    body
      .replace(/\]\([^)]*\)/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' ')));
}

test('no two articles share twelve words in a row', () => {
  const first = new Map<string, string>();
  const shared: string[] = [];
  for (const { slug, body } of posts) {
    for (const run of runsOf(body, 12)) {
      const other = first.get(run);
      if (other) shared.push(`${slug} and ${other}: ${run}`);
      else first.set(run, slug);
    }
  }
  expect(shared).toEqual([]);
});

/** Returns every text in a value with its path. */
function textsOf(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
}

describe('no text of the content has', () => {
  const texts = textsOf(content, 'content');

  test.each([
    [
      'a word of hype',
      /\b(?:unlock|game.?chang|supercharg|elevat|leverag|delv|landscape|journey|skyrocket|cutting.edge|seamless|effortless|empower|revolutioni|one.stop|next level|take .{1,20} to the next|ever.evolving|fast.paced|in today.s)\w*/i,
    ],
    ['an exclamation mark', /\p{L}!/u],
    ['an em dash', /—/],
    ['an emoji', /\p{Extended_Pictographic}/u],
    [
      'a study that nobody can look up',
      /(?<!case )\b(?:studies|research|surveys?|statistics) (?:show|say|suggest|prove)/i,
    ],
  ])('%s', (_, unwanted) => {
    const found = texts.flatMap(([at, text]) => (text.match(unwanted) ? [`${at}: ${text.match(unwanted)?.[0]}`] : []));
    expect(found).toEqual([]);
  });
});
