import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../components/context/site.tsx';
import { exampleContext } from '../../components/fixtures/example-site.ts';
import type { Client } from '../../content/schemas/proof.ts';
import { Register, Stories } from './_story.tsx';

const caseStudy = {
  challenge: 'Nobody came.',
  strategy: ['Cook', 'Tell', 'Serve'],
  results: [{ metric: 'Brands', claim: 'brands' }],
  outcome: 'Every table is taken.',
  testimonial: { quote: 'They come now.', name: 'Owner', role: 'Kitchen', isSample: false, isVerified: false },
  duration: { value: '20 days' },
  isSample: false,
};
const client = { id: 'a', name: 'Kitchen', industry: 'food', icon: 'plate', services: ['SEO'], resultSnippet: 'Full' };
const industries = { food: { name: 'Food', icon: 'plate' } } as const;
const shown = (List: typeof Stories, ...changes: Partial<Client>[]) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext}>
      <List
        clients={changes.map((change, i) => ({ ...client, id: `${i}`, isSample: false, ...change }) as Client)}
        industries={industries}
      />
    </SiteProvider>,
  );

const sample = { ...caseStudy.testimonial, isSample: true };
test.each([
  ['its testimonial, its result and no duration of what had no budget', {}, 'They come now. Result:'],
  ['no sample of a testimonial under the name of a client', { testimonial: sample }, 'Result:'],
  ['an outcome without a figure as an aim', { results: [] }, 'They come now. Aim:'],
  ['budget and duration together', { budget: { value: '₹25,000' } }, 'They come now. Result: ₹25,000 20 days'],
])('a story shows %s', (_, change, expected) => {
  const html = shown(Stories, { caseStudy: { ...caseStudy, ...change } });
  const phrases = ['They come now.', 'Result:', 'Aim:', '₹25,000', '20 days'];
  expect(phrases.filter(phrase => html.includes(phrase)).join(' ')).toBe(expected);
});

test.each([
  ['stories', Stories, { caseStudy }],
  ['the register', Register, {}],
])('in %s each sample beside confirmed clients is marked; samples alone have the page’s one mark', (_, List, told) => {
  const marksOf = (...samples: boolean[]) =>
    shown(List, ...samples.map(isSample => ({ isSample, ...told }))).match(/class="sample"/g)?.length ?? 0;
  expect([marksOf(true, false, true), marksOf(true, true), marksOf(false, false)]).toEqual([2, 0, 0]);
});
