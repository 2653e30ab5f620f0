/** Pages of offers, and the blog: what the first view shows. */
import { expect, type Page } from 'playwright/test';
import { templatePaths } from '../components/testing/page-paths.ts';
import { atRoot } from '../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

/** The templates of what is sold, and the pages that lead there. */
const paths = templatePaths(atRoot).filter(path =>
  /^\/($|pricing|trece-system|blog\/$|services|coach|consult|30-60-90|academy\/.)/.test(path),
);

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

for (const path of paths) {
  test(`${path} has title, price and button in its first view`, async ({ page }) => {
    // Without the chat button's animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // The chat button appears.
      await expect.poll(() => faultsOf(page), `${width} × ${height}`).toEqual([]);
    }
  });
}
