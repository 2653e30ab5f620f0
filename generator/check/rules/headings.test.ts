import { expect, test } from 'vitest';
import { check, findingsOf, page, spoiled } from '../../testing/valid-page.ts';

const phrases = (...all: string[]) => all.map(phrase => expect.stringContaining(phrase));

test.each([
  ['each a level below the one before', '<h2>a</h2><h3>b</h3><h4>c</h4>', []],
  ['back up over several levels', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>', []],
  ['a second h1', '<h1>again</h1>', ['2 h1']],
  ['h1 to h3', '<h3>deep</h3>', ['"deep" is an h3 after an h1']],
  ['h2 to h4, then right', '<h2>a</h2><h4>b</h4><h3>c</h3>', ['"b" is an h4 after an h2']],
  ['only white space', '<h2> \n </h2>', ['an empty h2']],
  ['a heading of a picture alone', '<h2><svg><path d="M0 0h1"/></svg></h2>', ['an empty h2']],
])('headings: %s', (_, main, found) => {
  expect(findingsOf([page({ main })])).toEqual(phrases(...found));
});

test('a page without an h1 is found', () => {
  expect(findingsOf([spoiled(page(), '<h1>Home</h1>')])).toEqual(phrases('0 h1'));
});

test('every page is looked at, and named', () => {
  const wrong = page({ file: 'about/index.html', name: 'About', main: '<h4>deep</h4>' });
  const off = { orphans: 'not asked here' };
  const { diagnostics } = check([page(), wrong], { settings: { off } });
  expect(diagnostics.map(({ location }) => location?.file)).toEqual(['dist/about/index.html']);
});
