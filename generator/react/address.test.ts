import { expect, test } from 'vitest';
import { hrefOf, urlOf } from './address.ts';

test.each([
  ['/', '/', '/', 'https://name.example/'],
  ['/about/', '/', '/about/', 'https://name.example/about/'],
  ['/about/', '/repo/', '/repo/about/', 'https://name.example/repo/about/'],
  ['/clients/#hitachi', '/repo/', '/repo/clients/#hitachi', 'https://name.example/repo/clients/#hitachi'],
  ['/blog/કિંમત/#ભાવ', '/', '/blog/કિંમત/#ભાવ', `https://name.example/blog/${encodeURI('કિંમત')}/#${encodeURI('ભાવ')}`],
])('the path %s on base %s is %s and %s', (path, base, href, url) => {
  const address = { origin: 'https://name.example', base };
  expect([hrefOf(path, address), urlOf(path, address)]).toEqual([href, url]);
});
