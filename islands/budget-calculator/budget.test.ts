import { expect, test } from 'vitest';
import { resultOf, withGst } from './budget.ts';

test.each([
  [25_000, 85, 2, 6186, 72, 14, 1786],
  [37_760, 85, 2, 17_000, 200, 40, 944],
  [8000, 85, 2, 0, 0, 0, undefined],
  [Number.NaN, -85, 2, 0, 0, 0, undefined],
])(
  '₹%s with GST at ₹%s an enquiry, of which %s in ten buy',
  (spend, perEnquiry, buyersOfTen, ads, enquiries, customers, perCustomer) => {
    const result = resultOf({ spend, kept: 2000, perEnquiry, buyersOfTen }, 15_000);
    expect(result).toMatchObject({ ads, enquiries, customers, perCustomer });
  },
);

test('below the fee with GST nothing is left for ads', () => {
  const [least, budget] = [withGst(15_000), { kept: 2000, perEnquiry: 85, buyersOfTen: 2 }];
  expect(least).toBe(17_700);
  expect([0, 5].map(more => resultOf({ ...budget, spend: least + more }, 15_000).ads)).toEqual([0, 4]);
});
