import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const named = (text: string, href: string, label = '') => ({ text, href, label });
const found = (...links: ReturnType<typeof named>[]) => settings.rules['link-names']({ links });

test('two links of one name to two places are found; what a screen reader says is the name', () => {
  expect(found(named('Ask', '/a/'), named('ask', '/b/'))).toEqual([
    'two links are named "ask": one goes to /a/, the other to /b/',
  ]);
  expect(found(named('Ask', '/a/', 'Ask about A'), named('Ask', '/b/', 'Ask about B'))).toEqual([]);
  expect(found(named('Ask', '/a/'), named('Ask', '/a/'), named('Book', '/b/'))).toEqual([]);
});
