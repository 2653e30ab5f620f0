import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../components/context/site.tsx';
import { exampleContext } from '../components/fixtures/example-site.ts';
import type { Client } from '../content/schemas/proof.ts';
import { ClientWall } from './_client-wall.tsx';

const client: Client = {
  id: 'kitchen',
  name: 'Kitchen',
  industry: 'food',
  icon: 'plate',
  services: ['SEO'],
  resultSnippet: 'Full tables',
  isSample: false,
};
const marksOf = (...samples: boolean[]) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <ClientWall
        clients={samples.map((isSample, i) => ({ ...client, id: `${i}`, isSample }))}
        industries={{ food: { name: 'Food', icon: 'plate' } }}
      />
    </SiteProvider>,
  ).match(/class="sample"/g)?.length ?? 0;

test('beside confirmed clients each sample is marked; samples alone have the page’s one mark', () => {
  expect([marksOf(true, false, true), marksOf(true, true), marksOf(false, false)]).toEqual([2, 0, 0]);
});
