import { expect, test } from 'vitest';
import { counted, numbered } from './counted.ts';

test.each([
  [0, 'no lessons'],
  [1, 'one lesson'],
  [2, 'two lessons'],
  [12, 'twelve lessons'],
  [13, '13 lessons'],
])('%d: %s', (count, expected) => {
  expect(counted(count, 'lesson')).toBe(expected);
});

test('a count in digits has its noun, too', () => {
  expect([numbered(1, 'module'), numbered(5, 'module')]).toEqual(['1 module', '5 modules']);
});
