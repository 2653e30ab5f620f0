import { expect, test } from 'vitest';
import { everything, matching } from './search.ts';

const posts = [
  { title: 'SEO in 90 days', excerpt: 'A roadmap for small shops.', category: 'SEO & Local Search' },
  { title: 'Ads grand post mortem', excerpt: 'What SEO could not do.', category: 'Case Studies' },
  { title: 'Storytelling', excerpt: 'Sell (and 100% honest).', category: 'Content Strategy' },
];

test.each([
  [everything, '', [0, 1, 2]],
  [everything, 'SEO', [0, 1]],
  [everything, 'shops seo', [0]],
  [everything, 'roadmap storytelling', []],
  [everything, '.*', []],
  ['Case Studies', '', [1]],
  ['Case Studies', 'seo', [1]],
])('articles of the category %s with "%s"', (category, typed, expected) => {
  expect(matching(posts, category, typed)).toEqual(expected.map(i => posts[i]));
});
