import { expect, test } from 'vitest';
import { countAt } from './count.ts';

test.each([
  ['150+', 0.5, '131+'],
  ['150+', 1, '150+'],
  ['1000K+', 0.1, '271K+'],
  ['4.7', 0.5, '4.1'],
  ['4.7', 1, '4.7'],
  ['1,50,000+', 0.5, '1,31,250+'],
  ['2–3x', 0.5, '2–3x'],
  ['many', 0.5, 'many'],
])('%s at progress %d shows %s', (figure, progress, shown) => {
  expect(countAt(figure, progress)).toBe(shown);
});
