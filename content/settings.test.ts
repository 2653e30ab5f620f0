import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const link = (text: string, href: string, label = '') => ({ text, href, label });
const found = (...links: ReturnType<typeof link>[]) => settings.rules['link-names']({ links });

test('links with the same name but different targets are reported; the name is what a screen reader announces', () => {
  expect(found(link('Ask', '/a/'), link('ask', '/b/'))).toEqual([
    'two links are named "ask": one leads to /a/, the other to /b/',
  ]);
  expect(found(link('Ask', '/a/', 'Ask about A'), link('Ask', '/b/', 'Ask about B'))).toEqual([]);
  expect(found(link('Ask', '/a/'), link('Ask', '/a/'), link('Book', '/b/'))).toEqual([]);
});

test('two links of one name to headings of their page are two equal headings', () => {
  expect(found(link('Costs', '#costs'), link('Costs', '#costs-1'))).toEqual(['two of its headings are "Costs"']);
});
