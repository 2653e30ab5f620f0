import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '../site/example.ts';
import { SiteProvider } from '../site/site.tsx';
import { Quote } from './quotes.tsx';

const testimonial = { quote: 'Good.', name: 'Name', role: 'Role', isSample: false, isVerified: true, rating: 4 };

test.each<[string, Partial<typeof testimonial> | { rating: undefined }, number, boolean]>([
  ['verified with a rating has its stars', {}, 4, false],
  ['verified without a rating has none', { rating: undefined }, 0, false],
  ['not verified has none', { isVerified: false }, 0, false],
  ['that is a sample says so', { isSample: true, isVerified: false }, 0, true],
])('a quotation %s', (_, change, stars, isSample) => {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <Quote {...testimonial} {...change} />
    </SiteProvider>,
  );
  expect(html.match(/<svg class="icon/g)?.length ?? 0).toBe(stars);
  expect(html.includes('out of 5 stars')).toBe(stars > 0);
  expect(html.includes('>Sample<')).toBe(isSample);
});
