import { describe, expect, test } from 'vitest';
import type { Post } from '../../content/schemas/texts.ts';
import { newestFirst, paginate, pathOfPage, pathsOfTopics, perPage, topicsOf } from './_blog-lists.ts';

const post = (slug: string, category: string, tags: string[], publishDate = '2024-01-01') =>
  ({ slug, category, tags, publishDate }) as Post;
const categories = {
  search: { name: 'Search & Maps', text: 'Being found.' },
  money: { name: 'Money', text: 'Being paid.' },
  empty: { name: 'Empty', text: 'Nothing yet.' },
};
const posts = [
  post('a', 'search', ['Small business', 'Alone']),
  post('b', 'search', ['Small Business', 'money']),
  post('c', 'money', ['Money', 'Search']),
];

describe('topics', () => {
  test('are the categories with articles, and the tags that articles share, whatever their capitals', () => {
    expect(topicsOf(posts, categories).map(({ slug, posts }) => [slug, posts.map(one => one.slug).join('')])).toEqual([
      ['search', 'abc'],
      ['money', 'bc'],
      ['small-business', 'ab'],
    ]);
  });

  test('exclude a tag whose articles are exactly those of a category or of another tag', () => {
    const tags = ['Twin', 'First', 'Second'];
    const some = [post('a', 'search', tags.slice(0, 1)), post('b', 'search', tags), post('c', 'money', tags.slice(1))];
    expect(topicsOf(some, categories).map(({ slug }) => slug)).toEqual(['search', 'money', 'first']);
  });

  test('are found by their names in any capitals; a tag of one article has no path', () => {
    const pathOf = pathsOfTopics(topicsOf(posts, categories));
    expect(['Search & Maps', 'SMALL business', 'money', 'Alone', 'Empty'].map(pathOf)).toEqual([
      '/blog/topics/search/',
      '/blog/topics/small-business/',
      '/blog/topics/money/',
      undefined,
      undefined,
    ]);
  });
});

test('a list is split into pages, the first at the list’s own path', () => {
  const pages = paginate(Array.from({ length: 2 * perPage + 1 }, (_, i) => i));
  expect(pages.map(page => page.length)).toEqual([perPage, perPage, 1]);
  expect(paginate([])).toEqual([]);
  expect([1, 2].map(page => pathOfPage('/blog/', page))).toEqual(['/blog/', '/blog/page/2/']);
});

test('the newest article comes first', () => {
  const dated = ['2024-02-01', '2024-03-01', '2024-01-01'].map(day => post(day, 'money', [], day));
  expect(newestFirst(dated).map(({ slug }) => slug)).toEqual(['2024-03-01', '2024-02-01', '2024-01-01']);
});
