import { expect, test } from 'vitest';
import type { Drawing } from '../../../components/art/dots.ts';
import { budgets, funnels, posts, stairs } from './before-and-after.ts';

test.each([
  ['posts', posts, 3],
  ['funnels', funnels, 2],
  ['budgets', budgets, 0.6],
  ['stairs', stairs, 3],
])('%s have as many times the knots after as before', (_, draw, ratio) => {
  const count = ({ paths }: Drawing, tone: string) =>
    paths.find(path => path.tone === tone)?.d.match(/m/gi)?.length ?? 0;
  const drawing = draw(ratio);
  expect(count(drawing, 'accent')).toBe(ratio * count(drawing, 'text'));
});
