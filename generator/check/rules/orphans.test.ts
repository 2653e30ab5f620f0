import { expect, test } from 'vitest';
import { check, page } from '../../testing/valid-page.ts';

const about = (main = '', head = '') => page({ file: 'about/index.html', name: 'About', main, head });
const hidden = '<meta name="robots" content="noindex">';
const found = (home: string, ...others: ReturnType<typeof page>[]) =>
  check([page({ main: home }), ...others]).diagnostics.map(({ message }) => message);

test.each([
  ['to which home links', '<a href="/about/">About</a>', about(), []],
  ['to which home links by its whole address', '<a href="https://name.example/about/#main">About</a>', about(), []],
  ['to which nothing links', '', about(), ['no other page links to it']],
  ['to which only itself links', '', about('<a href="/about/">About</a>'), ['no other page links to it']],
  ['which home only loads', '<iframe src="/about/" title="About"></iframe>', about(), ['no other page links to it']],
  ['that result pages do not show', '', about('', hidden), []],
  ['for addresses that do not exist', '', page({ file: '404.html', name: 'Nothing' }), []],
])('a page %s', (_, home, other, expected) => {
  expect(found(home, other)).toEqual(expected);
});
