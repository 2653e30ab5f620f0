import { expect, test } from 'vitest';
import { isAddress } from './model.ts';

test.each([
  ['https://name.example', true],
  ['http://localhost:8080/', true],
  ['https://name.example/shop', true],
  ['https://name.example/दुकान/a.b/', true],
  ['https://name.example//', false],
  ['https://name.example/shop//blog/', false],
  ['https://name.example/?a', false],
  [['https://name.example/'], false],
])('whether %j is the address of a site: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
