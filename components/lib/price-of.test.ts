import { expect, test } from 'vitest';
import type { Words } from '../../content/schemas/languages.ts';
import { offerFacts, type units } from '../../content/schemas/offer-facts.ts';
import { priceOf, restOf } from './price-of.ts';

const words = {
  said: { free: 'Free' },
  ...{ from: 'from [amount]', range: '[amount] to [most]', share: '[amount] of all', rest: ', some quoted' },
  per: { month: '[amount] a month' },
} as unknown as Words['fee'];

test.each<[string, (typeof units)[number] | undefined, string]>([
  ['from ₹15,000', 'month', 'From ₹15,000 a month'],
  ['₹18,000 to ₹40,000', undefined, '₹18,000 to ₹40,000'],
  ['10%', 'campaign', '10% of all'],
  ['free', undefined, 'Free'],
])('the fee %s, per %s, in words: %s', (fee, per, said) => {
  expect(priceOf({ fee, per }, words)).toBe(said);
});

test('a sentence about all prices mentions quotes only while something is quoted', () => {
  const known = { fee: '₹100' };
  expect(restOf([known, known], words)).toBe('');
  expect(restOf([known, { fee: 'quoted' }], words)).toBe(words.rest);
});

test.each(['₹18000 a month', 'on request', 'Quoted', '18,000'])('%s is no fee', fee => {
  expect(offerFacts.safeParse({ fee }).error?.issues.map(({ path }) => path)).toEqual([['fee']]);
});
