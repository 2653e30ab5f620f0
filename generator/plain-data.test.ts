import { describe, expect, test } from 'vitest';
import { unplain } from './plain-data.ts';

test('what JSON keeps is plain data, and so is what is left out', () => {
  const posts = [{ title: 'One', tags: ['a'], rank: 1.5, isNew: false, note: null, updated: undefined }];
  expect(unplain({ posts, none: [], empty: {}, bare: Object.create(null) })).toBeUndefined();
});

test('a text that is read when it is asked for is a text', () => {
  const post = Object.defineProperty({}, 'body', { get: () => 'Text', enumerable: true });
  expect(unplain({ post })).toBeUndefined();
});

describe('is refused with its place', () => {
  class Price {}
  test.each([
    ['a Date', { post: { when: new Date(0) } }, '"post.when" is a Date'],
    ['a Map', { posts: [{}, { by: new Map() }] }, '"posts.1.by" is a Map'],
    ['a Set', { tags: new Set() }, '"tags" is a Set'],
    ['an instance of a class', { price: new Price() }, '"price" is a Price'],
    ['a function', { format: () => '' }, '"format" is a function'],
    ['a symbol, as in an element of React', { icon: { $$typeof: Symbol('react') } }, '"icon.$$typeof" is a symbol'],
    ['nothing, in a list', { list: ['a', undefined] }, '"list.1" is undefined'],
    ['an object of no class', { odd: Object.create(Object.create(null)) }, '"odd" is a strange object'],
    ['a bigint', { size: 1n }, '"size" is a bigint'],
    ['what is no number', { ratio: Number.NaN }, '"ratio" is NaN'],
    ['a number without end', { list: [1, Number.POSITIVE_INFINITY] }, '"list.1" is Infinity'],
  ])('%s', (_, value, message) => {
    expect(unplain(value)).toBe(message);
  });
});
