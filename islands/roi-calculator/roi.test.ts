import { describe, expect, test } from 'vitest';
import { lineOf, messageOf, roiOf, showRoi } from './roi.ts';

describe('the estimate follows the formula of the specification', () => {
  // reach = followers × 2.5 × posts ÷ 3; leads = followers × 0.03 × multiplier × posts ÷ 3 × 0.05; revenue = leads × 5000 × multiplier.
  test.each([
    [1000, 'retail', 3, 2500, 2, 12000],
    [1000, 'healthcare', 3, 2500, 2, 15000],
    [1000, 'education', 3, 2500, 2, 13000],
    [1000, 'food', 3, 2500, 2, 14000],
    [1000, 'b2b', 3, 2500, 3, 30000],
    [1000, 'professional', 3, 2500, 3, 27000],
    [1000, 'astrology', 3, 2500, 2, 10000],
    [1000, '', 3, 2500, 2, 10000],
    [10000, 'b2b', 6, 50000, 60, 600000],
    [10000, 'retail', 1, 8333, 6, 36000],
    [100000, 'professional', 21, 1750000, 1890, 17010000],
    [0, 'retail', 3, 0, 0, 0],
    [100, 'retail', 3, 250, 0, 0],
    [1000, 'retail', 0, 0, 0, 0],
    // Outside the field’s limits: not clamped.
    [1000, 'retail', 42, 35000, 25, 150000],
  ])('%d followers, %s, %d posts a week', (followers, industry, postsPerWeek, reach, leads, revenue) => {
    expect(roiOf({ followers, industry, postsPerWeek })).toEqual({ reach, leads, revenue });
  });
});

describe('the displayed estimate', () => {
  test.each([
    [
      { reach: 1750000, leads: 1890, revenue: 17010000 },
      { reach: '17,50,000+', leads: '1,890+', revenue: '₹17,010K+' },
    ],
    [
      { reach: 1, leads: 1, revenue: 7999 },
      { reach: '1+', leads: '1+', revenue: '₹7K+' },
    ],
    [
      { reach: 0, leads: 0, revenue: 0 },
      { reach: '0+', leads: '0+', revenue: '₹0K+' },
    ],
  ])('for %j', (roi, shown) => {
    expect(showRoi(roi)).toEqual(shown);
  });

  test.each([
    [-1000, 3],
    [1000, -3],
    [-1000, -3],
  ])('for %d followers and %d posts a week is never below zero', (followers, postsPerWeek) => {
    for (const value of Object.values(roiOf({ followers, industry: 'b2b', postsPerWeek }))) {
      expect(value).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the chat message', () => {
  const input = { followers: 12000, industry: 'b2b', postsPerWeek: 5 };

  test('contains the input, and the results if given', () => {
    const account = /^Hi Kite,.*12,000.*B2B.* 5\b/;
    const results = lineOf(roiOf(input));
    expect(messageOf('Kite', input)).toMatch(account);
    expect(messageOf('Kite', input)).not.toContain(results);
    expect(messageOf('Kite', input, results)).toMatch(account);
    expect(messageOf('Kite', input, results)).toContain(results);
  });
});
