import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';
import { ShellProvider } from './shell.tsx';

test.each([
  ['/about/', '/', '/about/'],
  ['/about/', '/repo/', '/repo/about/'],
  ['#courses', '/repo/', '#courses'],
  ['https://name.example/', '/repo/', 'https://name.example/'],
])('a link to %s on base %s leads to %s', (to, base, href) => {
  const shell = { address: { origin: 'https://name.example', base }, scripts: { islands: [], client: undefined } };
  const link = (
    <ShellProvider value={shell}>
      <Link to={to} className="x">
        There
      </Link>
    </ShellProvider>
  );
  expect(renderToStaticMarkup(link)).toBe(`<a href="${href}" class="x">There</a>`);
});

test('a link outside of the shell throws an explanation', () => {
  expect(() => renderToStaticMarkup(<Link to="/" />)).toThrow('outside of its ShellProvider');
});
