import { expect, type Page } from 'playwright/test';
import { drawn } from '../../generator/testing/drawn.ts';
import { screens } from '../../generator/testing/screens.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

/** How many items of lists are not fully there to see. */
const hidden = (page: Page) =>
  page
    .locator('[data-reveal] > :is(ul, ol, dl) > *')
    .evaluateAll(all => all.filter(item => getComputedStyle(item).opacity !== '1').length);

/** When items begin to come in. */
const delays = (page: Page) =>
  page
    .locator('[data-reveal] > :is(ul, ol, dl) > *')
    .evaluateAll(all => [
      ...new Set(all.flatMap(({ style }) => (/paused|^$/.test(style.animation) ? [] : style.animationDelay))),
    ]);

/** Playwright would look once a second in the end. What comes in one after the other takes four seconds where nothing is slow. */
const soon = { intervals: [100], timeout: 30_000 };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('what comes up from below fades in once, what was jumped over too; nothing is hidden before', async ({
      page,
    }) => {
      await page.goto('/');
      expect(await hidden(page)).toBe(0);
      await page.evaluate(() => scrollBy(0, innerHeight));
      await expect.poll(() => hidden(page), soon).toBeGreaterThan(5);
      expect(await delays(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => hidden(page), soon).toBe(0);
      expect((await delays(page)).length).toBeGreaterThan(2);
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(drawn);
      expect(await hidden(page)).toBe(0);
    });

    test('on paper everything is there', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => scrollBy(0, 1));
      await expect.poll(() => hidden(page), soon).toBeGreaterThan(5);
      await page.emulateMedia({ media: 'print' });
      expect(await hidden(page)).toBe(0);
    });

    test('nothing moves for those who want no motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.evaluate(() => scrollBy(0, 1));
      await page.evaluate(drawn);
      expect(await hidden(page)).toBe(0);
    });
  });
}
