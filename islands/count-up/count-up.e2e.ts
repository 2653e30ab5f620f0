import { expect, type Page } from 'playwright/test';
import { drawn } from '../../generator/testing/drawn.ts';
import { screens } from '../../generator/testing/screens.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

const figures = (page: Page) => page.locator('.key-figures').first().locator('[data-count-up]');
/** What the HTML says of them. */
const real = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const strip = new DOMParser().parseFromString(html, 'text/html').querySelector('.key-figures');
    return [...(strip?.querySelectorAll('[data-count-up]') ?? [])].map(figure => figure.textContent ?? '');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are there', async ({ page }) => {
    await page.goto('/');
    for (const figure of await figures(page).all()) await expect(figure).toHaveText(/\d/);
    for (const figure of await figures(page).all()) await expect(figure).toBeVisible();
  });
});

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('count up once, in 2.5 s, when first on the screen; the real figure is there all along', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.goto('/');
      // From here on time passes only where the test says so, however long the test itself takes.
      await page.clock.pauseAt(60_000);
      const texts = await real(page);
      const goal = Number.parseInt(texts[0] ?? '', 10);
      await figures(page).first().scrollIntoViewIfNeeded();
      const first = figures(page).first();
      await expect(async () => {
        await page.clock.runFor(20);
        expect(await first.getAttribute('data-shown')).toMatch(/^\d/);
      }).toPass({ intervals: [1] });
      await page.clock.runFor(1000);
      const early = Number.parseInt((await first.getAttribute('data-shown')) ?? '', 10);
      expect(early).toBeGreaterThan(0);
      expect(early).toBeLessThan(goal);
      await expect(figures(page)).toHaveText(texts);
      await expect(page.locator('.key-figures').first().getByRole('definition').first()).toHaveText(texts[0] ?? '');
      await page.clock.runFor(2000);
      await expect(first).not.toHaveAttribute('data-shown');
      await page.clock.resume();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.evaluate(drawn);
      await first.scrollIntoViewIfNeeded();
      await page.evaluate(drawn);
      // At once: a figure that counts has its own again before long.
      expect(await first.getAttribute('data-shown')).toBe(null);
    });
  });
}

test('stand still for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await figures(page).first().scrollIntoViewIfNeeded();
  await page.evaluate(drawn);
  // At once: a figure that counts has its own again before long.
  expect(await page.locator('[data-shown]').count()).toBe(0);
});
