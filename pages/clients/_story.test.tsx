import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../components/context/site.tsx';
import { exampleClient, exampleContext } from '../../components/fixtures/example-site.ts';
import type { Client } from '../../content/schemas/proof.ts';
import { ClientRegister } from './_story.tsx';

const industries = { food: { name: 'Food', icon: 'plate' as const } };
const caseStudy = {
  challenge: 'Nobody came.',
  strategy: ['Cook', 'Tell', 'Serve'],
  results: [{ metric: 'Brands', claim: 'brands' }],
  outcome: 'Every table is taken.',
  testimonial: { quote: 'They come now.', name: 'Owner', role: 'Kitchen', isSample: false, isVerified: false },
  duration: { value: '20 days' },
  isSample: false,
};
const client = { ...exampleClient, caseStudy };
const shown = (...clients: Client[]) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <ClientRegister clients={clients} industries={industries} />
    </SiteProvider>,
  );

test('no sample of a testimonial stands under the name of a client', () => {
  expect(shown(client)).toContain('They come now.');
  const sample = { ...caseStudy, testimonial: { ...caseStudy.testimonial, isSample: true } };
  expect(shown({ ...client, caseStudy: sample })).not.toContain('They come now.');
});

test('an outcome without a figure is called an aim', () => {
  expect(shown(client)).toContain('Result:');
  expect(shown({ ...client, caseStudy: { ...caseStudy, results: [] } })).toContain('Aim:');
});

test('the story shows budget and duration only if there was a budget', () => {
  expect(shown(client)).not.toContain('20 days');
  const paid = shown({ ...client, caseStudy: { ...caseStudy, budget: { value: '₹25,000' } } });
  expect([paid.includes('₹25,000'), paid.includes('20 days')]).toEqual([true, true]);
});

test('beside confirmed clients each sample is marked; samples alone have the page’s one mark', () => {
  const marksOf = (...samples: boolean[]) =>
    shown(...samples.map((isSample, i) => ({ ...exampleClient, id: `${i}`, isSample }))).match(/class="sample"/g)
      ?.length ?? 0;
  expect([marksOf(true, false, true), marksOf(true, true), marksOf(false, false)]).toEqual([2, 0, 0]);
});
