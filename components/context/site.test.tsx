import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleContext } from '../fixtures/example-site.ts';
import { hrefOf, urlOf } from '../lib/address.ts';
import { useSite } from './site.tsx';

describe('a path of the site', () => {
  test.each([
    ['/', '/', '/', 'https://name.example/'],
    ['/about/', '/', '/about/', 'https://name.example/about/'],
    ['/clients/#hitachi', '/', '/clients/#hitachi', 'https://name.example/clients/#hitachi'],
    ['/', '/repo/', '/repo/', 'https://name.example/repo/'],
    ['/about/', '/repo/', '/repo/about/', 'https://name.example/repo/about/'],
    ['/clients/#hitachi', '/repo/', '/repo/clients/#hitachi', 'https://name.example/repo/clients/#hitachi'],
    ['/blog/કિંમત/#ભાવ', '/', '/blog/કિંમત/#ભાવ', `https://name.example/blog/${encodeURI('કિંમત')}/#${encodeURI('ભાવ')}`],
    ['/icon.svg', '/a/b/', '/a/b/icon.svg', 'https://name.example/a/b/icon.svg'],
  ])('%s on base %s is %s and %s', (path, base, href, url) => {
    const { address } = exampleContext(base);
    expect([hrefOf(path, address), urlOf(path, address)]).toEqual([href, url]);
  });
});

const Name = () => useSite().site.name;

describe('a component that uses the site', () => {
  test('throws an explanation outside the provider', () => {
    expect(() => renderToStaticMarkup(<Name />)).toThrow('outside the SiteProvider');
  });
});
