import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../components/context/site.tsx';
import { exampleContext } from '../components/fixtures/example-site.ts';
import type { Campaign, Client } from '../content/schemas/proof.ts';
import { ClientStory } from './_client-story.tsx';

const industries = { food: { name: 'Food', icon: 'thali' as const } };
const caseStudy = {
  challenge: 'Nobody came.',
  strategy: ['Cook', 'Tell', 'Serve'],
  results: [{ metric: 'Brands', claim: 'brands' }],
  outcome: 'Every table is taken.',
  testimonial: { quote: 'They come now.', name: 'Owner', role: 'Kitchen', isSample: false, isVerified: false },
  duration: { value: '20 days' },
  isSample: false,
};
const client: Client = {
  id: 'kitchen',
  name: 'Kitchen',
  industry: 'food',
  icon: 'thali',
  services: ['SEO'],
  resultSnippet: 'Full tables',
  caseStudy,
  isSample: false,
};
const campaigns: Campaign[] = [
  {
    ...{ id: 'opening', title: 'An opening', story: 'It opened.', facts: [] },
    headline: { claim: 'brands', label: 'brands' },
    chart: { each: 10, unit: '10 brands' },
  },
];
const shown = (one: Client) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <ClientStory client={one} industries={industries} campaigns={campaigns} />
    </SiteProvider>,
  );

test('the story shows budget and duration only if there was a budget', () => {
  expect(shown(client)).not.toContain('20 days');
  const paid = shown({ ...client, caseStudy: { ...caseStudy, budget: { value: '₹25,000' } } });
  expect([paid.includes('₹25,000'), paid.includes('20 days')]).toEqual([true, true]);
});

test('a result has a chart with a legend only if it is a campaign’s headline', () => {
  const legend = 'One knot is 10 brands';
  expect(shown(client)).toContain(legend);
  expect(
    shown({ ...client, caseStudy: { ...caseStudy, results: [{ metric: 'Years', claim: 'years' }] } }),
  ).not.toContain(legend);
});
