import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext } from '../fixtures/example-site.ts';
import { PageArt } from './page-art.tsx';

const shown = (path: string) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <PageArt path={path} />
    </SiteProvider>,
  );

test('a page’s drawing is in the shared file; one that is missing says where to draw it', () => {
  expect(shown('/pricing/')).toContain('#pricing"');
  expect(() => shown('/careers/')).toThrow('no drawing for /careers/: draw it in components/dots/drawings/');
});
