import { describe, expect, test } from 'vitest';
import { all, hrefs, openOurs, textOf } from './_testing/open-site.ts';

const site = await openOurs();
const { languages, navigation, site: agency } = site.content;

describe('every page', () => {
  test('opens other sites in a new tab without an opener, and says so', () => {
    const isOther = (a: Element) => a.getAttribute('href')?.startsWith('https:');
    const says = (label: string) => Object.values(languages).some(({ newTab }) => label.endsWith(newTab));
    for (const path of site.paths)
      for (const a of all(site.page(path), 'a[href], a[target]')) {
        const isNew = a.getAttribute('target') === '_blank' && a.getAttribute('rel') === 'noopener';
        const label = a.getAttribute('aria-label') ?? textOf(a);
        expect([isNew, says(label)], `${path} ${label}`).toEqual([isOther(a), isOther(a)]);
      }
  });

  test('has chats with the number of its desk and a message', () => {
    for (const path of site.paths) {
      const desk = /^\/clients\//.test(path) ? 'clients' : /^\/blog\/.+/.test(path) ? 'blog' : 'site';
      const chats = hrefs(site.page(path), 'a[href^="https://wa.me/"]:not([href*="/?"])').map(href => new URL(href));
      expect(hrefs(site.page(path), '#chat a')).toEqual([chats.at(-1)?.href]);
      for (const { pathname, searchParams } of chats) {
        const text = searchParams.get('text') ?? '';
        expect(pathname, `${path} ${text}`).toBe(`/${agency.chat[desk].replace(/\D/g, '')}`);
        expect(text, path).toMatch(/\w.*\w/);
        expect(text, path).not.toMatch(/%[0-9A-F]{2}|undefined|\[object|&amp;/);
      }
    }
  });
});

test('the header marks links to ancestors of the current page, such as the blog on its articles', () => {
  const { links, menus } = navigation;
  const linked = [...menus.flatMap(({ entries }) => entries), ...links].map(({ path }) => path);
  for (const path of site.paths) {
    const ancestors = linked.filter(other => other !== '/' && path !== other && path.startsWith(other));
    expect(hrefs(site.page(path), '.navigation-menus a[aria-current=true]'), path).toEqual(ancestors);
  }
});
