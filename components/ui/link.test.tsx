import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext } from '../fixtures/example-site.ts';
import { Link } from './link.tsx';

function anchor(to: string) {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext('/repo/')}>
      <Link to={to} className="x">
        There
      </Link>
    </SiteProvider>,
  );
  const a = parseHTML(`<body>${html}</body>`).document.querySelector('a');
  const [href, target, rel, className] = ['href', 'target', 'rel', 'class'].map(name => a?.getAttribute(name));
  return { href, target, rel, className, text: a?.textContent };
}

test('a link within the site stays in its tab', () => {
  expect(anchor('/about/')).toEqual({
    ...{ href: '/repo/about/', target: null, rel: null },
    ...{ className: 'x', text: 'There' },
  });
});

test('a link to another site opens a new tab without an opener, and says so', () => {
  const to = 'https://book.example/call?a=1&b=2';
  const { text, ...rest } = anchor(to);
  expect(rest).toEqual({ href: to, target: '_blank', rel: 'noopener', className: 'x' });
  expect(text).toMatch(/^There.*new tab/);
});
