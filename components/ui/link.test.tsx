import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

test('a link to another site opens a new tab without an opener, and says so', () => {
  const to = 'https://book.example/call?a=1&b=2';
  const html = renderToStaticMarkup(<Link to={to}>There</Link>);
  const a = parseHTML(`<body>${html}</body>`).document.querySelector('a');
  expect(['href', 'target', 'rel'].map(name => a?.getAttribute(name))).toEqual([to, '_blank', 'noopener']);
  expect(a?.textContent).toMatch(/^There.*new tab/);
});
