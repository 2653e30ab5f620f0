import { expect, type Locator, type Page } from 'playwright/test';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';
import { anArticle } from '../../pages/_testing/an-article.ts';
import { blockStorage } from '../../pages/_testing/block-storage.ts';

const campaign = { utm_source: 'instagram', utm_medium: 'paid social', utm_campaign: 'diwali' };
const booking = (page: Page) => page.locator('.hero .button[target]:not(.button-chat)').first();

/** Clicks a link to another site, whose requests are answered here. Returns the URL that was opened. */
async function follow(page: Page, link: Locator): Promise<URL> {
  await page.context().route(/^https:/, route => route.fulfill({ contentType: 'text/html', body: '' }));
  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await tab.waitForURL(/^https/);
  const url = new URL(tab.url());
  await tab.close();
  return url;
}

test('every booking and chat link states its page once, however often it is clicked', async ({ page }) => {
  for (const path of ['/', '/services/branding/', '/pricing/', anArticle]) {
    await page.goto(path);
    const links = await page.evaluate(() => {
      addEventListener('click', event => event.preventDefault());
      const sold = document.querySelectorAll<HTMLAnchorElement>('.navigation-actions .button, .exit-offer .button');
      const hosts = new Set([...sold].map(({ host }) => host));
      return [...document.querySelectorAll<HTMLAnchorElement>('a[target]')]
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

test('a booking link keeps its parameters and adds the page, other links add nothing; nothing is stored', async ({
  page,
}) => {
  await page.goto('/services/ppc/?gclid=1');
  const href = (await booking(page).getAttribute('href')) ?? '';
  const opened = await follow(page, booking(page));
  expect(opened.href.startsWith(href)).toBe(true);
  expect(Object.fromEntries(opened.searchParams)).toEqual({ utm_source: 'site', utm_content: '/services/ppc/' });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto('/this-site/?utm_source=instagram');
  const other = page.locator('main a[href^="https://pagespeed.web.dev/"]').first();
  expect((await follow(page, other)).href).toBe(await other.getAttribute('href'));
});

test('a campaign is still in bookings and messages two pages later, and no other parameter of the first URL is', async ({
  page,
}) => {
  await page.goto(`/?${new URLSearchParams({ fbclid: 'x', ...campaign, utm_term: '', last_utm_source: 'y' })}`);
  await page.goto('/about/');
  await page.goto('/services/ppc/');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['campaign']);
  const booked = await follow(page, booking(page));
  expect(Object.fromEntries(booked.searchParams)).toEqual({ ...campaign, utm_content: '/services/ppc/' });
  const message = (await follow(page, page.locator('.button-chat:visible').first())).searchParams.get('text');
  expect(message?.split('/services/ppc/?')[1]).toBe(`${new URLSearchParams(campaign)}`);
});

test('without session storage, links state the campaign on the first page', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/services/ppc/?utm_source=google');
  expect((await follow(page, booking(page))).searchParams.get('utm_source')).toBe('google');
});
