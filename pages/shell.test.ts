import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../content/schema.ts';
import { read } from '../generator/testing/read.ts';
import { anArticle } from './_testing/an-article.ts';
import { all, type OpenSite, openOurs, textOf } from './_testing/open-site.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { navigation } = content;
const { chat, name, social } = content.site;
let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

const hrefs = (node: ParentNode, selector: string) => all(node, selector).map(a => a.getAttribute('href') ?? '');
const digitsOf = (phone: string) => phone.replace(/\D/g, '');
const chatOf = (href: string) => {
  const url = new URL(href);
  return { host: url.host, number: url.pathname.slice(1), text: url.searchParams.get('text') ?? '' };
};

describe('every page', () => {
  test('has header, main, footer, skip link and chat', () => {
    for (const path of site.paths) {
      const page = site.page(path);
      expect(hrefs(page, 'body > a')[0], path).toBe('#main');
      for (const part of ['body > header nav', 'main#main', 'body > footer']) {
        expect(all(page, part).length, `${path} ${part}`).toBeGreaterThan(0);
      }
      expect(textOf(page.querySelector('#chat')), path).toContain(name);
    }
  });

  test('has one banner, main and contentinfo landmark, and its sections are no landmarks', () => {
    const outside = ':not(:is(article, aside, main, nav, section) *)';
    const regions = ':is(section:is([aria-label], [aria-labelledby], [title]), [role=region])';
    for (const path of site.paths) {
      for (const one of [
        `:is(header${outside}, [role=banner])`,
        ':is(main, [role=main])',
        `:is(footer${outside}, [role=contentinfo])`,
      ])
        expect(all(site.page(path), one).length, `${path} ${one}`).toBe(1);
      expect(all(site.page(path), regions).map(textOf), path).toEqual([]);
    }
  });
});

describe('the header', () => {
  test('marks links to ancestors of the current page, such as the blog on its articles', () => {
    const linked = navigation.links.map(({ path }) => path);
    const inMenus = navigation.menus.flatMap(({ entries }) => entries.map(({ path }) => path));
    const listed = ['/', navigation.contact.path, ...linked, ...inMenus];
    for (const path of site.paths) {
      const ancestors = hrefs(site.page(path), 'body > header a[aria-current=true]');
      // A page that is in a menu marks itself there.
      const expected = (listed.includes(path) ? linked : [...inMenus, ...linked]).filter(
        ancestor => ancestor !== '/' && path !== ancestor && path.startsWith(ancestor),
      );
      expect(ancestors, path).toEqual(expected);
    }
  });

  test('has the menus, links and star of content/navigation.yaml in order, after the logo that links home', () => {
    const header = site.page('/about/').querySelector('body > header') as Element;
    const menus = all(header, 'nav button[popovertarget]');
    expect(menus.map(textOf)).toEqual(navigation.menus.map(({ label }) => label));
    for (const menu of menus) {
      expect(header.querySelector(`[id="${menu.getAttribute('popovertarget')}"][popover] a`)).not.toBeNull();
    }
    const entries = [...navigation.menus.flatMap(menu => menu.entries), ...navigation.links, navigation.contact];
    expect(hrefs(header, 'a:not(.button)')).toEqual(['/', ...entries.map(({ path }) => path)]);
    expect(
      all(header, 'a')
        .filter(a => a.querySelector('.header-star'))
        .map(a => a.getAttribute('href')),
    ).toEqual(entries.filter(({ isFlagship }) => isFlagship).map(({ path }) => path));
  });
});

test('the footer has the columns and policies of content/navigation.yaml, contact details and social profiles', () => {
  const footer = site.page('/').querySelector('body > footer') as Element;
  const columns = all(footer, 'nav');
  expect(columns.map(column => column.getAttribute('aria-label'))).toEqual(
    navigation.columns.map(({ label }) => label),
  );
  for (const [i, { entries }] of navigation.columns.entries())
    expect(hrefs(columns[i] as Element, 'a')).toEqual(entries.map(({ path }) => path));
  const address = footer.querySelector('address') as Element;
  expect(hrefs(address, 'a').map(href => href.split(/:/)[0])).toEqual(['tel', 'mailto', 'https']);
  expect(hrefs(footer, 'a[target=_blank]')).toEqual(expect.arrayContaining(social.map(({ url }) => url)));
  const policies = navigation.policies.map(({ path }) => path);
  expect(hrefs(footer, 'a').slice(-policies.length)).toEqual(policies);
});

describe('the floating chat', () => {
  test.each([
    ['/clients/', 'clients'],
    [anArticle, 'blog'],
    ['/blog/', 'site'],
    ['/', 'site'],
    ['/404.html', 'site'],
  ] as const)('on %s uses the number of the desk %s and has a message', (path, desk) => {
    const [href = ''] = hrefs(site.page(path), '#chat a');
    expect(chatOf(href)).toMatchObject({ host: 'wa.me', number: digitsOf(chat[desk]) });
    expect(chatOf(href).text).not.toBe('');
  });
});

describe('every chat link of a page', () => {
  test('has a complete message and the number of its page’s desk', () => {
    let count = 0;
    for (const path of site.paths) {
      for (const href of hrefs(site.page(path), 'a[href^="https://wa.me/"]:not([href*="/?"])')) {
        const { number, text } = chatOf(href);
        const desk = /^\/clients\//.test(path) ? 'clients' : /^\/blog\/.+/.test(path) ? 'blog' : 'site';
        expect(number, `${path} ${text}`).toBe(digitsOf(chat[desk]));
        expect(text, path).not.toMatch(/%[0-9A-F]{2}|undefined|\[object|&amp;/);
        count++;
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

test('an article is shared with its title and its absolute URL', () => {
  const page = site.page(anArticle);
  const [whatsApp = ''] = hrefs(page, 'a[href^="https://wa.me/?"]');
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(chatOf(whatsApp).text).toBe(`${textOf(page.querySelector('h1'))} ${canonical}`);
});
