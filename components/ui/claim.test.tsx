import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext } from '../fixtures/example-site.ts';
import { Claim } from './claim.tsx';

const shown = (id: string) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <Claim id={id} />
    </SiteProvider>,
  );

test('a claim renders its figure, marked with its id', () => {
  expect(shown('brands')).toMatch(/^<span [^>]*data-claim="brands"[^>]*>150\+<\/span>$/);
});

test('an unknown claim is rejected with a list of those that exist', () => {
  expect(() => shown('brand')).toThrow('no claim "brand"; it has brands, years');
});
