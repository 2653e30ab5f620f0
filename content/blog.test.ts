import { describe, expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { type Content, schema } from './schema.ts';
import { isPublicPost, post } from './schemas/texts.ts';
import { wordsOf } from './schemas/words.ts';
import { specifiedPosts } from './specified.ts';

const { posts, categories, policies } = (await read(process.cwd(), schema)).content as Content;

const own = posts.filter(({ slug }) => specifiedPosts.includes(slug));

test('the articles of the specification are there, newest first as it lists them', () => {
  expect(own.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1)).map(({ slug }) => slug)).toEqual(
    specifiedPosts,
  );
});

test('they were published from 2024-01-01 to 2024-10-15, no two on one day', () => {
  const days = own.map(({ publishDate }) => publishDate).sort();
  expect([days[0], days.at(-1)]).toEqual(['2024-01-01', '2024-10-15']);
  expect(new Set(days).size).toBe(own.length);
});

describe('related articles', () => {
  test.each(own.map(({ slug, relatedPosts }) => [slug, relatedPosts] as const))(
    'of %s: one to three others',
    (slug, related) => {
      expect(related.length).toBeGreaterThanOrEqual(1);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(new Set(related).size).toBe(related.length);
      expect(related).not.toContain(slug);
    },
  );

  test('lead to every one of them', () => {
    const linked = new Set(posts.flatMap(({ relatedPosts }) => relatedPosts));
    expect(specifiedPosts.filter(slug => !linked.has(slug))).toEqual([]);
  });
});

test('the seven categories of the specification are there in its order, and none is empty', () => {
  const names = [
    'Social Media Marketing',
    'SEO & Local Search',
    'Content Strategy',
    'Case Studies',
    'Digital Marketing Basics',
    'Career & Training',
    'Business Strategy',
  ];
  const found = Object.values(categories).map(({ name }) => name);
  expect(found.filter(name => names.includes(name))).toEqual(names);
  const used = new Set(posts.map(({ category }) => category));
  expect(Object.keys(categories).filter(id => !used.has(id))).toEqual([]);
});

describe('the words of a text', () => {
  test.each([
    ['Two words', 2],
    ['## A heading\n\nand text', 4],
    ['- one\n- two\n\n1. three\n2. four', 4],
    ['[the price](/coach/seo/) of it', 4],
    ['**bold** and *italic* and `code`', 5],
    ['| Day | Price |\n| --- | ---: |\n| Monday | free |', 4],
    ['a — b – c & d', 4],
    ['₹5,000 for 12–15 posts', 4],
    ['> a quotation', 2],
    ["don't re-read", 2],
    ['કિંમત શું છે', 3],
    ['', 0],
    ['***\n\n---', 0],
  ])('%j: %d', (markdown, words) => {
    expect(wordsOf(markdown)).toBe(words);
  });
});

const sentence = (least: number) => 'words and more of them '.repeat(9).slice(0, least).trim();
const fields = {
  title: sentence(40),
  description: sentence(130),
  excerpt: sentence(120),
  card: sentence(60),
  category: 'case-studies',
  factsChecked: '2024-10-15',
  publishDate: '2024-10-15',
  tags: ['SEO'],
  teaches: '/services/seo/',
  relatedPosts: [],
};

describe('the reading time must be that of the text, at 200 words a minute', () => {
  const attempt = (readingTime: string, words: number) =>
    post.safeParse({ ...fields, readingTime, body: 'word '.repeat(words).trim() });

  test.each([
    ['9 min', 1800],
    ['9 min', 1600],
    ['9 min', 2000],
    ['8 min', 1899],
  ])('%s for %d words is let pass', (readingTime, words) => {
    expect(attempt(readingTime, words).error).toBeUndefined();
  });

  test.each([
    ['9 min', 1400],
    ['9 min', 2200],
    ['1 min', 1800],
    ['12 min', 1800],
  ])('%s for %d words is refused, with the right one', (readingTime, words) => {
    const [issue, ...more] = attempt(readingTime, words).error?.issues ?? [];
    expect(more).toEqual([]);
    expect(issue?.path).toEqual(['readingTime']);
    expect(issue?.message).toContain(`${words} words, which take ${words / 200} min`);
  });

  test.each(['9', 'nine min', '9 minutes'])('"%s" is no reading time', readingTime => {
    expect(attempt(readingTime, 1800).success).toBe(false);
  });
});

describe('an article is public', () => {
  const written = { ...fields, readingTime: '1 min', body: 'word', draft: false };

  // The day begins in India, five and a half hours before it does in Greenwich.
  test.each([
    ['2024-10-14T18:29:59Z', false, false],
    ['2024-10-14T18:30:00Z', false, true],
    ['2026-01-01T00:00:00Z', false, true],
    ['2026-01-01T00:00:00Z', true, false],
  ])('at %s, draft %s: %s', (now, draft, isPublic) => {
    expect(isPublicPost({ ...written, draft }, new Date(now))).toBe(isPublic);
  });

  test('as all 15 of the specification are since the last one came out, and 14 were the day before', async () => {
    for (const [day, count] of [
      ['2024-10-15', 15],
      ['2024-10-14', 14],
    ] as const) {
      const options = { now: new Date(`${day}T12:00:00+05:30`), withUnpublished: false };
      const { content } = await read(process.cwd(), schema, options);
      const slugs = (content as Content).posts.map(({ slug }) => slug);
      expect(
        slugs.filter(slug => specifiedPosts.includes(slug)),
        day,
      ).toHaveLength(count);
    }
  });
});

test('the four policies were last updated in January 2025, or since', () => {
  const slugs = ['cookie-policy', 'privacy-policy', 'refund-policy', 'terms-conditions'];
  const four = policies.filter(({ slug, updated }) => slugs.includes(slug) && updated >= '2025-01');
  expect(four.map(({ slug }) => slug)).toEqual(slugs);
});
