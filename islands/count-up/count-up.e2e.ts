import { expect, type Page } from 'playwright/test';
import { screens } from '../../components/testing/screens.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

const figures = (page: Page) => page.locator('.stats-list').first().locator('[data-count-up]');

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('figures count up once, within 2.5 s of becoming visible; their text never changes', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    // From here on, only the test advances the time.
    await page.clock.pauseAt(60_000);
    const texts = await figures(page).allTextContents();
    const final = Number.parseInt(texts[0] ?? '', 10);
    await figures(page).first().scrollIntoViewIfNeeded();
    const first = figures(page).first();
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await first.getAttribute('data-shown')).toMatch(/^\d/);
    }).toPass({ intervals: [1] });
    await page.clock.runFor(1000);
    const early = Number.parseInt((await first.getAttribute('data-shown')) ?? '', 10);
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(final);
    await expect(figures(page)).toHaveText(texts);
    await page.clock.runFor(1400);
    await expect(first).toHaveAttribute('data-shown');
    await page.clock.runFor(200);
    await expect(first).not.toHaveAttribute('data-shown');
    await page.clock.resume();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // Each time long enough for a figure to begin, but not to be whole.
    await page.waitForTimeout(500);
    await first.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(await first.getAttribute('data-shown')).toBe(null);
  });
});
