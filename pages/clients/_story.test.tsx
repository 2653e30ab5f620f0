import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../components/context/site.tsx';
import { exampleContext } from '../../components/fixtures/example-site.ts';
import type { Client } from '../../content/schemas/proof.ts';
import { IndustryList, Stories } from './_story.tsx';

const caseStudy = {
  challenge: 'Nobody came.',
  strategy: ['Cook', 'Tell', 'Serve'],
  results: [{ metric: 'Brands', claim: 'brands' }],
  testimonial: { quote: 'They come now.', name: 'Owner', role: 'Kitchen', isSample: false, isVerified: false },
  duration: { value: '20 days' },
  isSample: false,
};
const client = { id: 'a', name: 'Kitchen', industry: 'food', icon: 'plate', services: ['SEO'], resultSnippet: 'Full' };
const labels = {
  challenge: 'Challenge',
  strategy: 'Strategy',
  services: 'Services',
  results: 'Results',
  budget: 'Budget',
  duration: 'Duration',
};
const industries = { food: { name: 'Food', icon: 'plate' } } as const;
const shown = (List: typeof Stories, ...changes: Partial<Client>[]) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext}>
      <List
        clients={changes.map((change, i) => ({ ...client, id: `${i}`, isSample: false, ...change }) as Client)}
        industries={industries}
        labels={labels}
      />
    </SiteProvider>,
  );

test.each([
  ['its parts and no duration of what had no budget', {}, 'Food SEO Nobody came. Tell Brands They come now.'],
  [
    'budget and duration together',
    { budget: { value: '₹25,000' } },
    'Food SEO Nobody came. Tell Brands They come now. ₹25,000 20 days',
  ],
])('a story shows %s', (_, change, expected) => {
  const html = shown(Stories, { caseStudy: { ...caseStudy, ...change } });
  const phrases = ['Food', 'SEO', 'Nobody came.', 'Tell', 'Brands', 'They come now.', '₹25,000', '20 days'];
  expect(phrases.filter(phrase => html.includes(phrase)).join(' ')).toBe(expected);
});

test('an industry names its clients', () => {
  const kitchen = { ...client, isSample: false } as Client;
  const html = renderToStaticMarkup(
    <IndustryList
      clients={[kitchen, { ...kitchen, name: 'School', industry: 'education' }, { ...kitchen, name: 'Bakery' }]}
      industries={{ ...industries, education: { name: 'Education', icon: 'graduation' } }}
    />,
  );
  expect(
    html
      .replace(/<[^>]*>/g, ' ')
      .match(/\w+/g)
      ?.join(' '),
  ).toBe('Food Kitchen Bakery Education School');
});
