import { expect, test } from 'vitest';
import type { Post } from '../../content/schemas/texts.ts';
import { categoriesOf, newestFirst, paginate, pathOfPage, perPage } from './_blog-lists.ts';

const post = (slug: string, category: string, publishDate = '2024-01-01') => ({ slug, category, publishDate }) as Post;

test('a category has its articles in the given order; one without articles is left out', () => {
  const categories = Object.fromEntries(
    ['search', 'money', 'empty'].map(id => [
      id,
      { name: id, text: id, heading: id, inside: id, choice: id, intro: [], help: id },
    ]),
  );
  const posts = [post('a', 'money'), post('b', 'search'), post('c', 'money')];
  expect(categoriesOf(posts, categories).map(({ slug, posts }) => [slug, posts.map(one => one.slug).join('')])).toEqual(
    [
      ['search', 'b'],
      ['money', 'ac'],
    ],
  );
});

test('a list is split into pages, the first at the list’s own path', () => {
  const pages = paginate(Array.from({ length: 2 * perPage + 1 }, (_, i) => i));
  expect(pages.map(page => page.length)).toEqual([perPage, perPage, 1]);
  expect(paginate([])).toEqual([]);
  expect([1, 2].map(page => pathOfPage('/blog/', page))).toEqual(['/blog/', '/blog/page/2/']);
});

test('the newest article comes first', () => {
  const dated = ['2024-02-01', '2024-03-01', '2024-01-01'].map(day => post(day, 'money', day));
  expect(newestFirst(dated).map(({ slug }) => slug)).toEqual(['2024-03-01', '2024-02-01', '2024-01-01']);
});
