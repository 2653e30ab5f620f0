import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext } from '../fixtures/example-site.ts';
import { Testimonial, Testimonials } from './testimonials.tsx';

const testimonial = { quote: 'Good.', name: 'Name', role: 'Role', isSample: false, isVerified: true, rating: 4 };

test.each<[string, Partial<typeof testimonial> | { rating: undefined }, number, boolean]>([
  ['a verified testimonial with a rating has stars', {}, 4, false],
  ['a verified testimonial without a rating has no stars', { rating: undefined }, 0, false],
  ['an unverified testimonial has no stars', { isVerified: false }, 0, false],
  ['a sample is marked as one', { isSample: true, isVerified: false }, 0, true],
])('%s', (_, change, stars, isSample) => {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <Testimonial {...testimonial} {...change} />
    </SiteProvider>,
  );
  expect(html.match(/<svg class="icon/g)?.length ?? 0).toBe(stars);
  expect(html.includes('out of 5 stars')).toBe(stars > 0);
  expect(html.includes('>Sample<')).toBe(isSample);
});

test.each([
  [[true, true], 1],
  [[true, false, true], 2],
  [[false, false], 0],
])('samples have one mark, beside verified testimonials each its own: %j', (samples, marks) => {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <Testimonials items={samples.map((isSample, i) => ({ ...testimonial, quote: `${i}`, isSample }))} />
    </SiteProvider>,
  );
  expect(html.match(/class="sample"/g)?.length ?? 0).toBe(marks);
});
