/** That they appear, in three engines: pages/_testing/smoke.ts. */
import { expect, type Page } from 'playwright/test';
import { screens } from '../../components/testing/screens.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

/** Returns the number of list items that are not fully opaque. */
const hiddenCount = (page: Page) =>
  page
    .locator('[data-reveal] > :is(ul, ol, dl) > *')
    .evaluateAll(all => all.filter(item => getComputedStyle(item).opacity !== '1').length);

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('items below the viewport wait to fade in, but not before the first scroll, nor on paper', async ({ page }) => {
    await page.goto('/');
    expect(await hiddenCount(page)).toBe(0);
    await page.evaluate(() => scrollBy(0, innerHeight));
    await expect.poll(() => hiddenCount(page), { intervals: [100] }).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await hiddenCount(page), 'on paper').toBe(0);
  });
});
