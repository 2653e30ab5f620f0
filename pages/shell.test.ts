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
      const ancestors = hrefs(site.page(path), 'body > header a[aria-current=true]');
      const expected = [...inMenus, ...linked].filter(
        ancestor => ancestor !== '/' && path !== ancestor && path.startsWith(ancestor),
      );
      expect(ancestors, path).toEqual(expected);
    }
  });

  test('has the menus, links and star of content/navigation.yaml in order, after the logo that links home', () => {
    const header = site.page('/about/').querySelector('body > header') as Element;
    expect(all(header, 'nav button[popovertarget]').map(textOf)).toEqual(navigation.menus.map(({ label }) => label));
    const entries = [...navigation.menus.flatMap(menu => menu.entries), ...navigation.links, navigation.contact];
    expect(hrefs(header, 'a:not(.button)')).toEqual(['/', ...entries.map(({ path }) => path)]);
    const flagship = entries.filter(({ isFlagship }) => isFlagship).map(({ path }) => path);
    expect(hrefs(header, 'li a:has(> svg)')).toEqual(flagship);
  });
});

test('the footer has the columns and policies of content/navigation.yaml, contact details and social profiles', () => {
  const footer = site.page('/').querySelector('body > footer') as Element;
  const columns = all(footer, 'nav').map(column => [column.getAttribute('aria-label'), hrefs(column, 'a')]);
  const { columns: listed, policies } = navigation;
  expect(columns).toEqual(listed.map(({ label, entries }) => [label, entries.map(({ path }) => path)]));
  expect(hrefs(footer, 'address a').map(href => href.split(/:/)[0])).toEqual(['tel', 'mailto', 'https']);
  expect(hrefs(footer, 'a[target=_blank]')).toEqual(expect.arrayContaining(agency.social.map(({ url }) => url)));
  expect(hrefs(footer, 'a').slice(-policies.length)).toEqual(policies.map(({ path }) => path));
});
