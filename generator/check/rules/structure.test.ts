import { describe, expect, test } from 'vitest';
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

test('every page is checked, and named', () => {
  const wrong = page({ file: 'about/index.html', name: 'About', main: '<h4>deep</h4>' });
  const off = { orphans: 'not asked here' };
  const { diagnostics } = check([page(), wrong], { settings: { off } });
  expect(diagnostics.map(({ location }) => location?.file)).toEqual(['dist/about/index.html']);
});

describe('ids and the attributes that name them', () => {
  test.each([
    ['a label of a field', '<label for="email">Email</label><input id="email">', []],
    ['a label of nothing', '<label for="email">Email</label>', ['for="email" refers to no element']],
    ['several names', '<p id="a">A</p><p id="b">B</p><nav aria-labelledby="a b">x</nav>', []],
    ['a name and a space', '<p id="a">A</p><nav aria-labelledby="a ">x</nav>', []],
    ['several names, one of nothing', '<p id="a">A</p><nav aria-labelledby="a c">x</nav>', ['aria-labelledby="c"']],
    ['a description of nothing', '<input aria-describedby="note">', ['aria-describedby="note"']],
    ['control over nothing', '<button aria-controls="panel">x</button>', ['aria-controls="panel"']],
    ['a list of nothing', '<input list="cities">', ['list="cities"']],
    ['a popover as React writes it', '<button popoverTarget="menu">x</button><ul id="menu" popover></ul>', []],
    ['a popover of nothing as React writes it', '<button popoverTarget="menu">x</button>', ['popovertarget="menu"']],
    ['an id on two elements', '<p id="a">A</p><p id="a">B</p>', ['id "a" is on more than one']],
    ['an id on three elements, said once', '<p id="a">A</p><p id="a">B</p><p id="a">C</p>', ['id "a"']],
    ['ids apart by case', '<p id="a">A</p><p id="A">B</p>', []],
    ['the id of the shell again', '<div id="main">x</div>', ['id "main"']],
  ])('%s', (_, main, found) => {
    expect(findingsOf([page({ main })])).toEqual(found.map(phrase => expect.stringContaining(phrase)));
  });
});

test('an id on another page does not count', () => {
  const about = page({ file: 'about/index.html', name: 'About', main: '<p id="note">x</p>' });
  expect(findingsOf([page({ main: '<input aria-describedby="note">' }), about])).toHaveLength(1);
});
