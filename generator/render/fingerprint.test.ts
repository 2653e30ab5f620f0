import { describe, expect, test } from 'vitest';
import { originKey } from '../model.ts';
import { fingerprint } from './fingerprint.ts';

const print = (value: unknown) => fingerprint(value, 'pages/a.tsx');

test('everything that JSON can represent is plain data, and so is undefined in an object', () => {
  const posts = [{ title: 'One', tags: ['a'], rank: 1.5, isNew: false, note: null, updated: undefined }];
  expect(() => print({ posts, none: [], empty: {}, bare: Object.create(null) })).not.toThrow();
});

test('a getter counts as its value', () => {
  const post = Object.defineProperty({}, 'body', { get: () => 'Text', enumerable: true });
  expect(print({ post })).toBe(print({ post: { body: 'Text' } }));
});

describe('is refused with its path', () => {
  class Price {}
  test.each([
    ['a Date', { post: { when: new Date(0) } }, '"post.when" is a Date'],
    ['a Map', { posts: [{}, { by: new Map() }] }, '"posts.1.by" is a Map'],
    ['a Set', { tags: new Set() }, '"tags" is a Set'],
    ['an instance of a class', { price: new Price() }, '"price" is a Price'],
    ['a function', { format: () => '' }, '"format" is a function'],
    ['a symbol, as in an element of React', { icon: { $$typeof: Symbol('react') } }, '"icon.$$typeof" is a symbol'],
    ['undefined in a list', { list: ['a', undefined] }, '"list.1" is undefined'],
    ['an object with an unknown prototype', { odd: Object.create(Object.create(null)) }, '"odd" is a class instance'],
    ['a bigint', { size: 1n }, '"size" is a bigint'],
    ['NaN', { ratio: Number.NaN }, '"ratio" is NaN'],
    ['infinity', { list: [1, Number.POSITIVE_INFINITY] }, '"list.1" is Infinity'],
  ])('%s', (_, value, message) => {
    expect(() => print(value)).toThrow(`pages/a.tsx: has props that are not plain data: ${message}`);
  });
});

test.each([
  [{ a: 1 }, { a: '1' }],
  [{ a: [1, 2] }, { a: [12] }],
  [{ a: [[1], 2] }, { a: [[1, 2]] }],
  [{ a: 'x,b:y' }, { a: 'x', b: 'y' }],
  [{ a: null }, { a: 'null' }],
  [{ a: true }, { a: 'true' }],
  [{ a: {} }, { a: [] }],
])('%j and %j have different fingerprints', (one, other) => {
  expect(print(one)).not.toBe(print(other));
});

test('a field that is undefined is like one that is missing', () => {
  expect(print({ a: 1, b: undefined })).toBe(print({ a: 1 }));
});

test('a content value is represented by the hash of its file, and is not read', () => {
  const post = (hash: string) =>
    Object.defineProperties(
      { title: 'One' },
      {
        [originKey]: { value: { file: 'content/blog/one.md', hash } },
        body: {
          get: () => {
            throw new Error('read');
          },
          enumerable: true,
        },
      },
    );
  expect(print({ post: post('h1') })).toBe(print({ post: post('h1') }));
  expect(print({ post: post('h1') })).not.toBe(print({ post: post('h2') }));
});

test('what a getter throws is not a mistake of the props', () => {
  const post = Object.defineProperty({}, 'body', { get: () => JSON.parse('{'), enumerable: true });
  expect(() => print({ post })).toThrow(SyntaxError);
});

test('props that contain themselves are refused', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(() => print(circle)).toThrow('circular');
});
