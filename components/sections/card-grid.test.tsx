import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext } from '../fixtures/example-site.ts';
import { CardGrid } from './card-grid.tsx';

test('a card that stands for a real one is marked as a sample', () => {
  const items = [true, false].map(isSample => ({ title: `${isSample}`, isSample }));
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext}>
      <CardGrid variant="card-columns" items={items} />
    </SiteProvider>,
  );
  expect(html.match(/class="sample"/g)).toHaveLength(1);
});
