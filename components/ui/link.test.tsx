import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext } from '../fixtures/example-site.ts';
import { Link } from './link.tsx';

function anchor(to: string, base = '/') {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext(base)}>
      <Link to={to} className="x">
        There
      </Link>
    </SiteProvider>,
  );
  const a = parseHTML(`<body>${html}</body>`).document.querySelector('a');
  return {
    href: a?.getAttribute('href'),
    target: a?.getAttribute('target') ?? undefined,
    rel: a?.getAttribute('rel') ?? undefined,
    text: a?.textContent,
    className: a?.getAttribute('class'),
  };
}

describe('a link within the site stays in its tab', () => {
  test.each([
    ['/about/', '/', '/about/'],
    ['/about/', '/repo/', '/repo/about/'],
    ['/clients/#hitachi', '/repo/', '/repo/clients/#hitachi'],
    ['#courses', '/repo/', '#courses'],
    ['tel:+911234567890', '/repo/', 'tel:+911234567890'],
  ])('%s on base %s', (to, base, href) => {
    expect(anchor(to, base)).toEqual({ href, target: undefined, rel: undefined, text: 'There', className: 'x' });
  });
});

describe('a link to another site opens a new tab without an opener, and says so', () => {
  test.each(['/', '/repo/'])('on base %s', base => {
    const { text, ...rest } = anchor('https://book.example/call?a=1&b=2', base);
    expect(rest).toEqual({
      href: 'https://book.example/call?a=1&b=2',
      target: '_blank',
      rel: 'noopener',
      className: 'x',
    });
    expect(text).toMatch(/^There.*new tab/);
  });
});
