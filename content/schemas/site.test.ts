import { expect, test } from 'vitest';
import { hours, numbers, phone, prices } from './site.ts';

test.each(['+91 98765 43210', '+91 79 2345 6789', '+44 20 7946 0958', '+971 4 123 4567'])('%s is valid', number => {
  expect(phone.parse(number)).toBe(number);
});

test.each(['98765 43210', '+91', '+91 123', '+91 98765 4321x', '+91 9876 43210', ' +91 98765 43210'])(
  '"%s" is rejected',
  number => {
    expect(phone.safeParse(number).error?.issues[0]?.message).toContain('with a country code');
  },
);

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
test.each([
  ['a week', week, '11:00', '19:00', true],
  ['a day twice', ['Monday', 'Monday'], '11:00', '19:00', false],
  ['a closing time in the morning', week, '11:00', '07:00', false],
])('opening hours: %s', (_, days, opens, closes, isValid) => {
  expect(hours.safeParse({ days, opens, closes }).success).toBe(isValid);
});

test.each([
  [6, true],
  ['3–6', true],
  ['30 days', false],
])('a number that sentences share: %j', (number, isValid) => {
  expect(numbers.safeParse({ consultation: number }).success).toBe(isValid);
});

test('a price that code uses must exist; others may be added', () => {
  const used = { 'keyword-research': '₹149', 'logo-only': '₹12,000', ppc: '₹15,000' };
  expect(prices.parse({ ...used, 'new-offer': '₹1' })).toEqual({ ...used, 'new-offer': '₹1' });
  const { ppc: _, ...others } = used;
  expect(prices.safeParse(others).error?.issues[0]?.message).toBe('must have "ppc", which code uses');
});
