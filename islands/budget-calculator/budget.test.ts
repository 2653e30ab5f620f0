import { expect, test } from 'vitest';
import { resultOf } from './budget.ts';

test.each([
  [32_000, 85, 2, 17_000, 200, 40, 800],
  [20_000, 85, 2, 5000, 58, 11, 1819],
  [15_000, 85, 2, 0, 0, 0, undefined],
  [8000, 85, 2, 0, 0, 0, undefined],
  [32_000, 0, 2, 17_000, 0, 0, undefined],
  [32_000, 85, 25, 17_000, 200, 200, 160],
  [Number.NaN, -85, 2, 0, 0, 0, undefined],
])(
  '₹%s at ₹%s an enquiry, of which %s in ten buy',
  (spend, perEnquiry, buyersOfTen, ads, enquiries, customers, perCustomer) => {
    const result = resultOf({ spend, kept: 2000, perEnquiry, buyersOfTen }, 15_000);
    expect(result).toMatchObject({ ads, enquiries, customers, perCustomer, withGst: Math.round(1.18 * (spend || 0)) });
  },
);
