import { expect, test } from 'vitest';
import { findingsOf, page, spoilt } from '../testing/faultless.ts';

test.each([
  ['<p>Call {phone} now</p>', ['{phone}']],
  ['<p>Call {} now</p>', ['{}']],
  ['<p>undefined posts</p>', ['undefined']],
  ['<p>₹NaN</p>', ['NaN']],
  ['<p>By [object Object]</p>', ['[object Object]']],
  ['<p>Lorem ipsum dolor</p>', ['Lorem ipsum']],
  ['<p>TODO: a sentence</p>', ['TODO']],
  ['<p>{phone} and {phone}</p>', ['{phone}']],
  ['<p>{phone}</p><p>undefined</p>', ['{phone}', 'undefined']],
  ['<input value="undefined">', ['undefined']],
  ['<a href="tel:undefined">Call</a>', ['undefined']],
  ['<p>Banana, an undefinedness, methodology</p>', []],
  ['<script>const x = {y}; undefined</script>', []],
  ['<style>a{}b{color:red}</style>', []],
])('%s', (main, found) => {
  expect(findingsOf([page({ main })])).toEqual(found.map(leak => `shows "${leak}"`));
});

test.each([
  ['a title', '<title>Home</title>', '<title>Home of undefined</title>'],
  ['a description', 'described at some length', 'described by NaN, or so, at some length'],
  ['a card', 'Home on a card', '{name} on a card'],
])('in %s', (_, from, to) => {
  expect(findingsOf([spoilt(page(), from, to)])).toEqual([expect.stringContaining('shows')]);
});

test('ordinary words are no leaks: a plate of nan, a todo list', () => {
  expect(findingsOf([page({ main: '<p>A plate of nan, and a todo list</p>' })])).toEqual([]);
});

test.each([
  ['<button aria-label="Call undefined">x</button>', 'undefined'],
  ['<input placeholder="{name}">', '{name}'],
])('the words of an attribute are looked at, too: %s', (main, leak) => {
  expect(findingsOf([page({ main })])).toEqual([`shows "${leak}"`]);
});
