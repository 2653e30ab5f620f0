import { expect, test } from 'vitest';
import { render } from '../testing/in-site.tsx';
import { Testimonials } from './testimonials.tsx';

const [given, sample] = [
  { isVerified: true, isSample: false },
  { isVerified: false, isSample: true },
];

test.each([
  ['a quotation has five stars, with words for a screen reader', [given], 5, 0],
  ['a lower rating that was given has its own number of stars', [{ ...given, rating: 4 }], 4, 0],
  ['samples have one mark', [sample, sample], 10, 1],
  ['samples beside what was given have each its own', [sample, given, sample], 15, 2],
])('%s', (_, testimonials, stars, marks) => {
  const items = testimonials.map((one, i) => ({ quote: `${i}`, name: 'Name', role: 'Role', ...one }));
  const html = render(<Testimonials items={items} />);
  expect(html.match(/<svg class="icon/g)?.length ?? 0).toBe(stars);
  expect(html.includes('out of 5 stars')).toBe(stars > 0);
  expect(html.match(/class="sample"/g)?.length ?? 0).toBe(marks);
});
