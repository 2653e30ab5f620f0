import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleClaims, known } from '../site/example.ts';
import { SiteProvider } from '../site/site.tsx';
import { Claim, claimOf } from './claim.tsx';

const shown = (id: string) =>
  renderToStaticMarkup(
    <SiteProvider value={known()}>
      <Claim id={id} />
    </SiteProvider>,
  );

test('a claim is its figure, marked with its key', () => {
  expect(claimOf(exampleClaims, 'brands').show).toBe('150+');
  expect(shown('brands')).toMatch(/^<span [^>]*data-claim="brands"[^>]*>150\+<\/span>$/);
});

test('an unknown claim is refused, with those that there are', () => {
  expect(() => claimOf(exampleClaims, 'brand')).toThrow('no claim "brand"; it has brands, years');
  expect(() => shown('brand')).toThrow('no claim "brand"');
});
