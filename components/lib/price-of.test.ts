import { expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import { offerFacts, type units } from '../../content/schemas/offer-facts.ts';
import { read } from '../../generator/testing/read.ts';
import { priceOf, restOf } from './price-of.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { en, gu = en } = content.languages;

test.each<[string, (typeof units)[number] | undefined, string, string]>([
  ['from ₹15,000', 'month of ads', 'From ₹15,000 a month, plus ad spend', 'મહિને ₹15,000થી (જાહેરાતનો ખર્ચ અલગ)'],
  ['10%', 'campaign', '10% of the media budget', 'મીડિયાના બજેટના 10%'],
  ['free', undefined, 'Free', 'મફત'],
  ['quoted', 'month', 'Quoted in writing after a free call', 'મફત કૉલ પછી લેખિત ભાવ'],
])('the fee %s, per %s, is the same price in English and in Gujarati', (fee, per, english, gujarati) => {
  expect([en, gu].map(words => priceOf({ fee, per }, words.fee))).toEqual([english, gujarati]);
});

test('a sentence about all prices mentions quotes only while something is quoted', () => {
  const known = { fee: '₹100' };
  expect(restOf([known, known], en.fee)).toBe('');
  expect(restOf([known, { fee: 'quoted' }], en.fee)).toBe(en.fee.rest);
});

test.each(['₹18000 a month', 'on request', 'Quoted', '18,000'])('%s is no fee', fee => {
  expect(offerFacts.safeParse({ fee }).error?.issues.map(({ path }) => path)).toEqual([['fee']]);
});
