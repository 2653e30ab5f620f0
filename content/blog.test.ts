import { expect, test } from 'vitest';
import { countWords } from './schemas/count-words.ts';
import { isPublicPost, post } from './schemas/texts.ts';

test.each([
  ['## A heading\n\nand text', 4],
  ['- one\n- two\n\n1. three\n2. four', 4],
  ['[the price](/coach/seo/) of **bold** and `code`', 6],
  ['| Day | Price |\n| --- | ---: |\n| Monday | free |', 4],
  ["₹5,000 – for 12–15 & don't", 4],
])('the words of %j: %d', (markdown, words) => {
  expect(countWords(markdown)).toBe(words);
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
const bodyOf = (words: number) => 'word '.repeat(words).trim();

test.each([
  ['9 min', 1800, undefined],
  ['8 min', 1899, undefined],
  ['9 min', 1400, '1400 words, which take 7 min'],
  ['nine min', 1800, 'must be a reading time such as "9 min"'],
])('a reading time of %s for %d words, at 200 a minute: %s', (readingTime, words, message) => {
  const [issue] = post.safeParse({ ...fields, readingTime, body: bodyOf(words) }).error?.issues ?? [];
  expect(issue?.path).toEqual(message && ['readingTime']);
  expect(issue?.message ?? '').toContain(message ?? '');
});

test('a reading time is derived where none is written', () => {
  expect(post.parse({ ...fields, body: bodyOf(1899) }).readingTime).toBe('9 min');
});

// A day starts at midnight in India, five and a half hours before UTC.
test.each([
  ['2024-10-14T18:29:59Z', false, false],
  ['2024-10-14T18:30:00Z', false, true],
  ['2026-01-01T00:00:00Z', true, false],
])('at %s, with draft %s, an article is public: %s', (now, draft, isPublic) => {
  const written = { ...fields, cover: 'tick', readingTime: '1 min', body: 'word', draft };
  expect(isPublicPost(written, new Date(now))).toBe(isPublic);
});
