import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../components/context/site.tsx';
import { exampleClient, exampleContext } from '../components/fixtures/example-site.ts';
import { ClientWall } from './_client-wall.tsx';

const marksOf = (...samples: boolean[]) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <ClientWall
        clients={samples.map((isSample, i) => ({ ...exampleClient, id: `${i}`, isSample }))}
        industries={{ food: { name: 'Food', icon: 'plate' } }}
      />
    </SiteProvider>,
  ).match(/class="sample"/g)?.length ?? 0;

test('beside confirmed clients each sample is marked; samples alone have the page’s one mark', () => {
  expect([marksOf(true, false, true), marksOf(true, true), marksOf(false, false)]).toEqual([2, 0, 0]);
});
