import { expect, test } from 'vitest';
import { plainTextOf } from './inline-text.ts';

test.each([
  ['Two plain words & one', 'Two plain words & one'],
  ['Read [the **terms**](/terms/) *first*', 'Read the terms first'],
  ['snake_case, 2 * 3, a [bracket] and ₹100', 'snake_case, 2 * 3, a [bracket] and ₹100'],
  ['`code` and \\*stars\\*', 'code and *stars*'],
  ['“Fish & chips” for _two_', '“Fish & chips” for two'],
])('%s as plain text is %s', (text, plain) => {
  expect(plainTextOf(text)).toBe(plain);
});
