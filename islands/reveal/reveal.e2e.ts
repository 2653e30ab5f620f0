import { expect, type Page } from 'playwright/test';
import { drawn } from '../../generator/testing/drawn.ts';
import { screens } from '../../generator/testing/screens.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

/** Returns the number of list items that are not fully opaque. */
const hiddenCount = (page: Page) =>
  page
    .locator('[data-reveal] > :is(ul, ol, dl) > *')
    .evaluateAll(all => all.filter(item => getComputedStyle(item).opacity !== '1').length);

/** Returns the animation delays of the items that are fading in. */
const delays = (page: Page) =>
  page
    .locator('[data-reveal] > :is(ul, ol, dl) > *')
    .evaluateAll(all => [
      ...new Set(all.flatMap(({ style }) => (/paused|^$/.test(style.animation) ? [] : style.animationDelay))),
    ]);

/** Polls more often than Playwright's default, which ends at once a second. The staggered items take four seconds on a fast machine. */
const soon = { intervals: [100], timeout: 30_000 };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('items below the viewport fade in once, even if scrolled past; nothing is hidden before the first scroll', async ({
      page,
    }) => {
      await page.goto('/');
      expect(await hiddenCount(page)).toBe(0);
      await page.evaluate(() => scrollBy(0, innerHeight));
      await expect.poll(() => hiddenCount(page), soon).toBeGreaterThan(5);
      expect(await delays(page)).toEqual([]);
      // Only what is in view is staggered, not what the jump has passed.
      await page
        .locator('.card-list')
        .first()
        .evaluate(list => list.scrollIntoView());
      await expect.poll(async () => (await delays(page)).length, soon).toBeGreaterThan(2);
      expect((await delays(page)).length).toBeLessThan(10);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => hiddenCount(page), soon).toBe(0);
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(drawn);
      expect(await hiddenCount(page)).toBe(0);
    });

    test('print hides nothing', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => scrollBy(0, 1));
      await expect.poll(() => hiddenCount(page), soon).toBeGreaterThan(5);
      await page.emulateMedia({ media: 'print' });
      expect(await hiddenCount(page)).toBe(0);
    });

    test('nothing is hidden with reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.evaluate(() => scrollBy(0, 1));
      await page.evaluate(drawn);
      expect(await hiddenCount(page)).toBe(0);
    });
  });
}
