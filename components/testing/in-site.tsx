/** What components read of a site, for their tests. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Words } from '../../content/schemas/languages.ts';
import { type SiteContext, SiteProvider } from '../context/site.tsx';

const words: Partial<Words> = {
  lang: 'en-IN',
  newTab: '(opens in a new tab)',
  sample: { one: 'Sample', quotes: 'Sample quotes' },
  stars: '[rating] out of 5 stars',
  hours: { open: '[first] to [last], [opens] to [closes]', closed: '[days] closed.' },
};

const root = { origin: 'https://name.example', base: '/' };

/** Returns the HTML of components on a page of a site at this address. */
export const render = (children: ReactNode, address = root): string =>
  renderToStaticMarkup(
    <SiteProvider value={{ address, languages: [], words } as unknown as SiteContext}>{children}</SiteProvider>,
  );
