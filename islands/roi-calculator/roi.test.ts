import { expect, test } from 'vitest';
import { roiOf, showRoi } from './roi.ts';

// reach = followers × 2.5 × posts ÷ 3; leads = followers × 0.03 × multiplier × posts ÷ 3 × 0.05; revenue = leads × 5000 × multiplier.
test.each([
  [1000, 'retail', 3, 2500, 2, 12000],
  [1000, 'healthcare', 3, 2500, 2, 15000],
  [1000, 'education', 3, 2500, 2, 13000],
  [1000, 'food', 3, 2500, 2, 14000],
  [1000, 'b2b', 3, 2500, 3, 30000],
  [1000, 'professional', 3, 2500, 3, 27000],
  [1000, 'astrology', 3, 2500, 2, 10000],
  [10000, 'b2b', 6, 50000, 60, 600000],
  [10000, 'retail', 1, 8333, 6, 36000],
  [100000, 'professional', 21, 1750000, 1890, 17010000],
  [100, 'retail', 3, 250, 0, 0],
  // Outside the field’s limits: not clamped, but never below zero.
  [1000, 'retail', 42, 35000, 25, 150000],
  [-1000, 'retail', 3, 0, 0, 0],
  [1000, 'retail', -3, 0, 0, 0],
])('the specification’s formula for %d followers, %s, %d posts a week', (...row) => {
  const [followers, industry, postsPerWeek, reach, leads, revenue] = row;
  expect(roiOf({ followers, industry, postsPerWeek })).toEqual({ reach, leads, revenue });
});

test.each([
  [
    [1750000, 1890, 17010000],
    ['17,50,000+', '1,890+', '₹17,010K+'],
  ],
  [
    [1, 1, 7999],
    ['1+', '1+', '₹7K+'],
  ],
])('%j is shown as %j', ([reach = 0, leads = 0, revenue = 0], shown) => {
  expect(Object.values(showRoi({ reach, leads, revenue }))).toEqual(shown);
});
