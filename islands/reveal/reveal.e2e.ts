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
});
