import { describe, expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

describe('ids and the attributes that name them', () => {
  test.each([
    ['a label of a field', '<label for="email">Email</label><input id="email">', []],
    ['a label of nothing', '<label for="email">Email</label>', ['for="email" names no element']],
    ['several names', '<p id="a">A</p><p id="b">B</p><nav aria-labelledby="a b">x</nav>', []],
    ['several names, one of nothing', '<p id="a">A</p><nav aria-labelledby="a c">x</nav>', ['aria-labelledby="c"']],
    ['a description of nothing', '<input aria-describedby="note">', ['aria-describedby="note"']],
    ['control over nothing', '<button aria-controls="panel">x</button>', ['aria-controls="panel"']],
    ['a list of nothing', '<input list="cities">', ['list="cities"']],
    ['a popover as React writes it', '<button popoverTarget="menu">x</button><ul id="menu" popover></ul>', []],
    ['a popover of nothing as React writes it', '<button popoverTarget="menu">x</button>', ['popovertarget="menu"']],
    ['an id on two elements', '<p id="a">A</p><p id="a">B</p>', ['id "a" stands on more than one']],
    ['an id on three elements, said once', '<p id="a">A</p><p id="a">B</p><p id="a">C</p>', ['id "a"']],
    ['ids apart by case', '<p id="a">A</p><p id="A">B</p>', []],
    ['the id of the shell again', '<div id="main">x</div>', ['id "main"']],
  ])('%s', (_, main, found) => {
    expect(findingsOf([page({ main })])).toEqual(found.map(phrase => expect.stringContaining(phrase)));
  });
});

test('an id of another page is no id of this one', () => {
  const about = page({ file: 'about/index.html', name: 'About', main: '<p id="note">x</p>' });
  expect(findingsOf([page({ main: '<input aria-describedby="note">' }), about])).toHaveLength(1);
});
