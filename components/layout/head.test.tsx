import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext, exampleTheme } from '../fixtures/example-site.ts';
import { langOf } from '../lib/language.ts';
import { type Head, HeadTags } from './head.tsx';

const head: Head = { title: 'Title', description: 'Description', card: 'Card' };

/** Renders the head of a page, and returns a function that lists an attribute of all elements matching a selector. */
function render(head: Head, path: string) {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <html lang={langOf(head)}>
        <HeadTags
          head={head}
          path={path}
          graph={[]}
          css=""
          surface={exampleTheme.surface}
          script={undefined}
          policy=""
          behaviours={undefined}
        />
      </html>
    </SiteProvider>,
  );
  const { document } = parseHTML(html);
  return (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map(element => element.getAttribute(name));
}

describe('the language', () => {
  test('of a page is stated for social cards, and its other languages for search engines', () => {
    const alternates = [
      { lang: 'gu-IN', path: '/ભાવ/' },
      { lang: 'x-default', path: '/prices/' },
    ];
    const attribute = render({ ...head, lang: 'gu-IN', alternates }, '/ભાવ/');
    expect(attribute('meta[property="og:locale"]', 'content')).toEqual(['gu_IN']);
    const url = `https://name.example/${encodeURI('ભાવ')}/`;
    expect(attribute('link[rel=alternate]:not([type])', 'hrefLang')).toEqual(['gu-IN', 'x-default']);
    expect(attribute('link[rel=alternate]:not([type])', 'href')).toEqual([url, 'https://name.example/prices/']);
    expect(attribute('link[rel=canonical]', 'href')).toEqual([url]);
  });
});
