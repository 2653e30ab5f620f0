import { expect, type Locator, type Page } from 'playwright/test';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';
import { anArticle } from '../../pages/_testing/an-article.ts';

const campaign = { utm_source: 'instagram', utm_medium: 'paid social', utm_campaign: 'diwali' };

// Answers requests to other sites locally.
test.beforeEach(({ context }) =>
  context.route(
    url => url.protocol === 'https:',
    route => route.fulfill({ contentType: 'text/html', body: '' }),
  ),
);

/** Clicks an external link, and returns its original href and the URL that was opened. */
async function follow(page: Page, link: Locator): Promise<{ href: URL; opened: URL }> {
  const href = new URL((await link.getAttribute('href')) ?? '');
  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await tab.waitForURL(/^https/);
  const url = new URL(tab.url());
  await tab.close();
  return { href, opened: url };
}

const booking = (page: Page) => page.locator('.hero .button[target]:not(.button-chat)').first();
const chat = (page: Page) => page.locator('.button-chat:visible').first();
const open = (page: Page, path: string) => page.goto(path);
const textOf = ({ searchParams }: URL) => searchParams.get('text') ?? '';
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test('every booking and chat link states its page once, however often it is clicked', async ({ page }) => {
  for (const path of ['/', '/services/branding/', '/pricing/', anArticle]) {
    await open(page, path);
    const links = await page.evaluate(() => {
      addEventListener('click', event => event.preventDefault());
      const hosts = new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('.header-actions .button, .exit-offer .button')].map(
          a => a.host,
        ),
      );
      const found = [...document.querySelectorAll<HTMLAnchorElement>('a[target]')];
      return found
        .filter(({ host, pathname }) => hosts.has(host) && pathname !== '/')
        .map(link => {
          link.click();
          link.click();
          return link.href;
        });
    });
    expect(links.length, path).toBeGreaterThan(2);
    for (const link of links) expect(link.split(encodeURIComponent(path)).length, link).toBeGreaterThan(1);
    for (const link of links) expect(link.split(/utm_content|From/).length, link).toBe(2);
  }
});

test('the link to a test of this site does not name the campaign', async ({ page }) => {
  await open(page, '/this-site/?utm_source=instagram');
  const { href, opened } = await follow(page, page.locator('main a[href^="https://pagespeed.web.dev/"]').first());
  expect(opened.href).toBe(href.href);
});

test('a booking link keeps its parameters and adds the page; nothing is stored', async ({ page }) => {
  await open(page, '/services/ppc/?gclid=1');
  const { href, opened } = await follow(page, booking(page));
  expect(opened.href.startsWith(href.href)).toBe(true);
  expect(Object.fromEntries(opened.searchParams)).toEqual({ utm_source: 'site', utm_content: '/services/ppc/' });
  expect(await storedKeys(page)).toEqual([]);
});

test('a campaign is still in bookings and messages two pages later, and no other parameter of the first URL is', async ({
  page,
}) => {
  await open(page, `/?${new URLSearchParams({ fbclid: 'x', ...campaign, utm_term: '', last_utm_source: 'y' })}`);
  await open(page, '/about/');
  await open(page, '/services/ppc/');
  expect(await storedKeys(page)).toEqual(['campaign']);
  const { opened } = await follow(page, booking(page));
  expect(Object.fromEntries(opened.searchParams)).toEqual({ ...campaign, utm_content: '/services/ppc/' });
  const message = textOf((await follow(page, chat(page))).opened);
  expect(message.split('/services/ppc/?')[1]).toBe(`${new URLSearchParams(campaign)}`);
});

test('without session storage, links state the campaign on the first page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await open(page, '/services/ppc/?utm_source=google');
  expect((await follow(page, booking(page))).opened.searchParams.get('utm_source')).toBe('google');
});
