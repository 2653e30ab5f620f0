/** Pages of offers, and the blog: what the first view shows. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { parse } from 'yaml';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

type Rates = { rates: { path: string }[] }[];
const rates = (parse(readFileSync('content/rates.yaml', 'utf8'), { logLevel: 'error' }) as Rates).flatMap(
  group => group.rates,
);
const paths = ['/', '/pricing/', '/trece-system/', '/blog/', ...rates.map(({ path }) => path)];

/** A small phone, a tablet and a low desktop. */
const sizes = [
  [360, 660],
  [768, 1024],
  [1366, 657],
] as const;

/** Returns what is wrong with the first view. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const isFullyVisible = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    };
    /** Returns whether another element covers one of its corners or its centre. */
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
    const check = (name: string, element: Element | null) => {
      if (!element) faults.push(`no ${name}`);
      else if (!isFullyVisible(element)) faults.push(`${name} is not fully visible`);
      else if (isCovered(element)) faults.push(`${name} is covered`);
    };
    check('title', document.querySelector('h1'));
    check('button or field', document.querySelector('.hero .button, .hero input'));
    if (location.pathname === '/blog/') check('article', document.querySelector('.post-card-title'));
    else if (!/^\/(pricing|academy\/free-courses)\//.test(location.pathname))
      check('price', document.querySelector('.hero-price'));
    return faults;
  });

// One test per page, since loading each page five times would take longer than the rest.
for (const path of paths) {
  test(`${path} has title, price and button in its first view`, async ({ page }) => {
    // Without the chat button's animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // The chat button appears, and moves away.
      await expect.poll(() => faultsOf(page), `${width} × ${height}`).toEqual([]);
    }
  });
}

test('the phone’s menu is at most one and a half screens high, with visible booking and chat buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 660 });
  await page.goto('/');
  await page.locator('.header-toggle').click();
  expect(await page.locator('#menu').evaluate(menu => menu.scrollHeight / innerHeight)).toBeLessThanOrEqual(1.5);
  for (const button of await page.locator('.header-actions > *').all())
    await expect(button).toBeInViewport({ ratio: 1 });
});
