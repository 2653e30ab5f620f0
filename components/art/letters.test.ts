import { expect, test } from 'vitest';
import { initialsOf } from './letters.ts';

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
