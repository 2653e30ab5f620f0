import { describe, expect, test } from 'vitest';
import { all, hrefs, openOurs, textOf } from './_testing/open-site.ts';

const site = await openOurs();
const { languages, navigation, site: agency } = site.content;

describe('every page', () => {
  test('has a skip link, one banner, main and contentinfo landmark, navigation and the chat; its sections are no landmarks', () => {
    const outside = ':not(:is(article, aside, main, nav, section) *)';
    const regions = ':is(section:is([aria-label], [aria-labelledby], [title]), [role=region])';
    for (const path of site.paths) {
      const page = site.page(path);
      expect(hrefs(page, 'body > a')[0], path).toBe('#main');
      for (const one of [
        `:is(header${outside}, [role=banner])`,
        ':is(main, [role=main])',
        'main#main',
        `:is(footer${outside}, [role=contentinfo])`,
        'body > header > nav',
        '#chat',
      ])
        expect(all(page, one).length, `${path} ${one}`).toBe(1);
      expect(all(page, regions).map(textOf), path).toEqual([]);
    }
  });

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

describe('the header', () => {
  test('marks links to ancestors of the current page, such as the blog on its articles', () => {
    const linked = navigation.links.map(({ path }) => path);
    const inMenus = navigation.menus.flatMap(({ entries }) => entries.map(({ path }) => path));
    for (const path of site.paths) {
      const ancestors = hrefs(site.page(path), '.navigation-menus a[aria-current=true]');
      const expected = [...inMenus, ...linked].filter(
        ancestor => ancestor !== '/' && path !== ancestor && path.startsWith(ancestor),
      );
      expect(ancestors, path).toEqual(expected);
    }
  });
});
