import { expect, type Page } from 'playwright/test';
import { drawn } from '../../components/testing/drawn.ts';
import { screens } from '../../components/testing/screens.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

/** Returns the number of list items that are not fully opaque. */
const hiddenCount = (page: Page) =>
  page
    .locator('[data-reveal] > :is(ul, ol, dl) > *')
    .evaluateAll(all => all.filter(item => getComputedStyle(item).opacity !== '1').length);

/** Polls more often than Playwright's default, which ends at once a second. The staggered items take four seconds on a fast machine. */
const soon = { intervals: [100], timeout: 30_000 };

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('items below the viewport fade in once, even if scrolled past; nothing is hidden before the first scroll, or on paper', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await hiddenCount(page)).toBe(0);
    await page.evaluate(() => scrollBy(0, innerHeight));
    await expect.poll(() => hiddenCount(page), soon).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await hiddenCount(page), 'on paper').toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => hiddenCount(page), soon).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(drawn);
    expect(await hiddenCount(page)).toBe(0);
  });

  test('in sections that the browser skips at first, too, items fade in once on the way down, and stay on the way up', async ({
    page,
  }) => {
    await page.goto('/');
    const counts = await page.evaluate(async () => {
      const next = () => new Promise(resolve => setTimeout(resolve, 40));
      const ended = new Map<EventTarget | null, number>();
      // A paused animation that is given a delay goes back before its start, which browsers report as an end at 0 s.
      addEventListener('animationend', ({ target, animationName, elapsedTime }) => {
        if (animationName === 'reveal' && elapsedTime > 0) ended.set(target, (ended.get(target) ?? 0) + 1);
      });
      for (const step of [100, -200]) {
        const hasMore = () => (step > 0 ? scrollY + innerHeight < document.body.scrollHeight - 1 : scrollY > 0);
        for (; hasMore(); await next()) scrollBy({ top: step, behavior: 'instant' });
        await new Promise(resolve => setTimeout(resolve, 1500));
      }
      return [...ended.values()];
    });
    // On a slow machine, an item may be passed in one step, and just stands there.
    expect(counts.length).toBeGreaterThan(10);
    expect(new Set(counts)).toEqual(new Set([1]));
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
