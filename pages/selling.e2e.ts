/** Pages that sell, and the blog: what the first view shows, and how far the next step ever is. */

import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { parse } from 'yaml';
import { drawn } from '../generator/testing/drawn.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

type Rates = { rates: { path: string }[] }[];
const rates = (parse(readFileSync('content/rates.yaml', 'utf8'), { logLevel: 'error' }) as Rates).flatMap(
  group => group.rates,
);
const paths = ['/', '/pricing/', '/trece-system/', '/blog/', ...rates.map(({ path }) => path)];

/** Phones, a tablet, and two desks: a short one, and a common one. */
const sizes = [
  [360, 660],
  [390, 844],
  [768, 1024],
  [1366, 657],
  [1440, 900],
] as const;

/** What is wrong with the first view. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const isWhole = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    };
    /** Something else lies over it at one of its corners or in its middle. */
    const isCovered = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const points = [
        [left + 8, top + 8],
        [right - 8, top + 8],
        [left + 8, bottom - 8],
        [right - 8, bottom - 8],
        [(left + right) / 2, (top + bottom) / 2],
      ];
      return points.some(([x = 0, y = 0]) => !element.contains(document.elementFromPoint(x, y)));
    };
    const faults: string[] = [];
    const say = (name: string, element: Element | null) => {
      if (!element) faults.push(`no ${name}`);
      else if (!isWhole(element)) faults.push(`${name} is not whole`);
      else if (isCovered(element)) faults.push(`${name} is covered`);
    };
    say('title', document.querySelector('h1'));
    say('next step', document.querySelector('.hero .button, .hero input'));
    if (location.pathname === '/blog/') say('article', document.querySelector('.post-card-title'));
    else if (!/^\/(pricing|academy\/free-courses)\//.test(location.pathname))
      say('price', document.querySelector('.hero-price'));
    return faults;
  });

/** Phone screens from one way to book or to chat to the next, down the page. */
const gapsOf = (page: Page) =>
  page.evaluate(() => {
    const ways = [...document.querySelectorAll('main .button, main .rate-chat, main .signup, footer')];
    const tops = ways.map(way => way.getBoundingClientRect().top + scrollY).sort((a, b) => a - b);
    return tops.map((top, i) => Math.round(((top - (tops[i - 1] ?? 0)) / innerHeight) * 10) / 10);
  });

// One visit answers all of it: opening a page five times would take longer than anything else here.
for (const path of paths) {
  test(`${path} says in its first view, in few words, what it is and costs, and the next step is never far`, async ({
    page,
  }) => {
    // The chat's button is there at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const lead = (await page.locator('.hero-lead').textContent()) ?? '';
    expect.soft(lead.trim().split(/\s+/).length, 'words of the lead').toBeLessThanOrEqual(18);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // The chat's button has come in, or has stepped aside.
      await page.evaluate(drawn);
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      expect.soft(await faultsOf(page), `${width} × ${height}`).toEqual([]);
      if (width === 390 && path !== '/blog/') {
        const gaps = await gapsOf(page);
        expect.soft(Math.max(...gaps), `screens between two next steps: ${gaps.join(' ')}`).toBeLessThanOrEqual(3);
      }
    }
  });
}

test('the chat steps aside where a next step, a field or the footer is in view, and is there between them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/seo/');
  const chat = page.locator('.chat-button');
  await expect(chat).toBeHidden();
  // Somewhere between two next steps.
  const between = await page.evaluate(() => {
    const [a, b] = [...document.querySelectorAll('main .buttons')].slice(1, 3).map(way => way.getBoundingClientRect());
    return ((a?.bottom ?? 0) + (b?.top ?? 0)) / 2 - innerHeight / 2;
  });
  // Turned back to it: while somebody reads on, it is away.
  for (const top of [between + 100, between]) {
    await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), top);
    await page.evaluate(drawn);
  }
  await expect(chat).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(chat).toBeHidden();
});

test('the phone’s menu is at most one and a half screens high, with booking and chat in reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 660 });
  await page.goto('/');
  await page.locator('.header-toggle').click();
  expect(await page.locator('#menu').evaluate(menu => menu.scrollHeight / innerHeight)).toBeLessThanOrEqual(1.5);
  for (const step of await page.locator('.header-actions > *').all()) await expect(step).toBeInViewport({ ratio: 1 });
});
