import { expect, test } from 'vitest';
import { initialsOf, word } from './letters.ts';
import { pageDrawing } from './page-drawings.ts';

test('an offer without a drawing gets the initials of its name', () => {
  expect(pageDrawing('/services/new/', 'Web design').dots).toHaveLength(9 * word('primary', 0, 0, 'WD').length);
});

test.each([
  ['Kite Week', 'KW'],
  ['Chakri', 'CH'],
  ['NitKrush', 'NK'],
  ['BDEL Wellness', 'BDEL'],
  ['Dr. Émile & Sons', 'DE'],
  ['7 Seas', '7S'],
  ['ચક્રી', ''],
])('the monogram of %s is “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
