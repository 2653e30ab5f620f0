/** Pages of offers, and the blog: what the first view shows. */
import { expect } from 'playwright/test';
import { templatePaths } from '../components/testing/page-paths.ts';
import { atRoot } from '../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

/** The templates of what is sold, and the pages that lead there. */
const paths = templatePaths(atRoot).filter(path =>
  /^\/($|pricing|trece-system|blog\/$|services|coach|consult|30-60-90|academy\/.)/.test(path),
);

/** A small phone, a tablet and a low desktop. */
const sizes = [
  { width: 360, height: 660 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
];

/** Runs in the page: whether an element is whole in the window, and nothing covers one of its corners or its centre. */
function isWhole(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const [center, middle] = [(left + right) / 2, (top + bottom) / 2];
  const corners = [left + 8, right - 8].flatMap(x => [top + 8, bottom - 8].map(y => [x, y] as const));
  const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  return (
    isInside && [...corners, [center, middle] as const].every(at => element.contains(document.elementFromPoint(...at)))
  );
}

for (const path of paths) {
  test(`${path} has title, price and button in its first view`, async ({ page }) => {
    // Without the chat button's animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const hasNoPrice = /^\/(pricing|academy\/free-courses)\//.test(path);
    const price = path === '/blog/' ? '.post-card-title' : hasNoPrice ? 'h1' : '.hero-price';
    for (const size of sizes) {
      await page.setViewportSize(size);
      // The chat button appears.
      for (const shown of ['h1', '.hero .button, .hero input', price])
        await expect.poll(() => page.locator(shown).first().evaluate(isWhole), `${shown} at ${size.width}`).toBe(true);
    }
  });
}
