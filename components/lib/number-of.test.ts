import { expect, test } from 'vitest';
import { numberOf } from './number-of.ts';

test.each([
  ['880+', 880],
  ['4.5K', 4500],
  ['35 lakh+', 3500000],
  ['₹5,000', 5000],
])('%s is %d', (show, number) => {
  expect(numberOf(show)).toBe(number);
});

test('text without a number is rejected', () => {
  expect(() => numberOf('many')).toThrow('"many" is not a figure');
});
