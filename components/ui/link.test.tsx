import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inGujarati } from '../../content/twins.ts';
import { PageProvider } from '../context/page.tsx';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext } from '../fixtures/example-site.ts';
import { Link } from './link.tsx';

test('a link to another site opens a new tab without an opener, and says so', () => {
  const to = 'https://book.example/call?a=1&b=2';
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <Link to={to}>There</Link>
    </SiteProvider>,
  );
  const a = parseHTML(`<body>${html}</body>`).document.querySelector('a');
  expect(['href', 'target', 'rel'].map(name => a?.getAttribute(name))).toEqual([to, '_blank', 'noopener']);
  expect(a?.textContent).toMatch(/^There.*new tab/);
});

test.each([
  ['one that exists in Gujarati, with its anchor', `${inGujarati[0]}#map`, `/gu${inGujarati[0]}#map`, 'There'],
  ['one that is in English only', '/about/', '/about/', 'There (English)'],
  ['an anchor', '#map', '#map', 'There'],
])('a link on a page in Gujarati leads to %s', (_, to, href, text) => {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <PageProvider value={{ path: '/', language: 'gu', chatText: '', chatNumber: 'site' }}>
        <Link to={to}>There</Link>
      </PageProvider>
    </SiteProvider>,
  );
  const a = parseHTML(`<body>${html}</body>`).document.querySelector('a');
  expect([a?.getAttribute('href'), a?.textContent]).toEqual([href, text]);
});
