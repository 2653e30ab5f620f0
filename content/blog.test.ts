import { describe, expect, test } from 'vitest';
import { isPublicPost, post } from './schemas/texts.ts';
import { countWords } from './schemas/words.ts';

describe('countWords', () => {
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
    expect(countWords(markdown)).toBe(words);
  });
});

const textOfLength = (length: number) => 'words and more of them '.repeat(9).slice(0, length).trim();
const fields = {
  title: textOfLength(40),
  description: textOfLength(130),
  excerpt: textOfLength(120),
  card: textOfLength(60),
  category: 'case-studies',
  factsChecked: '2024-10-15',
  publishDate: '2024-10-15',
  tags: ['SEO'],
  teaches: '/services/seo/',
  relatedPosts: [],
};

describe('the reading time must match the text, at 200 words per minute', () => {
  const attempt = (readingTime: string, words: number) =>
    post.safeParse({ ...fields, readingTime, body: 'word '.repeat(words).trim() });

  test.each([
    ['9 min', 1800],
    ['9 min', 2000],
    ['8 min', 1899],
  ])('%s for %d words is accepted', (readingTime, words) => {
    expect(attempt(readingTime, words).error).toBeUndefined();
  });

  test.each([
    ['9 min', 1400],
    ['1 min', 1800],
  ])('%s for %d words is rejected with the right reading time', (readingTime, words) => {
    const [issue, ...more] = attempt(readingTime, words).error?.issues ?? [];
    expect(more).toEqual([]);
    expect(issue?.path).toEqual(['readingTime']);
    expect(issue?.message).toContain(`${words} words, which take ${words / 200} min`);
  });

  test('it is derived where none is written', () => {
    expect(post.parse({ ...fields, body: 'word '.repeat(1899).trim() }).readingTime).toBe('9 min');
  });

  test.each(['9', 'nine min', '9 minutes'])('"%s" is not a valid reading time', readingTime => {
    expect(attempt(readingTime, 1800).success).toBe(false);
  });
});

describe('an article is public', () => {
  const written = { ...fields, readingTime: '1 min', body: 'word', draft: false };

  // A day starts at midnight in India, five and a half hours before UTC.
  test.each([
    ['2024-10-14T18:29:59Z', false, false],
    ['2024-10-14T18:30:00Z', false, true],
    ['2026-01-01T00:00:00Z', false, true],
    ['2026-01-01T00:00:00Z', true, false],
  ])('at %s with draft %s: %s', (now, draft, isPublic) => {
    expect(isPublicPost({ ...written, draft }, new Date(now))).toBe(isPublic);
  });
});
