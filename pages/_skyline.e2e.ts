import { expect } from 'playwright/test';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

test('the labels of all hills are in the first view on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const label of await page.locator('.skyline-fine :is(.skyline-peak, .skyline-legend)').all()) {
    await expect(label).toBeInViewport({ ratio: 1 });
  }
});

test('the labels of the hills overlap no text or button at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await page.evaluate(() => {
      const others = [...document.querySelectorAll('.hero-words > *')].map(element => element.getBoundingClientRect());
      return [...document.querySelectorAll('.skyline-peak')]
        .map(label => label.getBoundingClientRect())
        .filter(
          ({ top, bottom, left, right }) =>
            left < 0 ||
            right > innerWidth ||
            others.some(other => other.top < bottom && other.bottom > top && other.left < right && other.right > left),
        ).length;
    });
    expect.soft(covered, `${width} px`).toBe(0);
  }
});

test('the dots of the hills are more than 6 px apart at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = page.locator('.skyline-dots:visible');
    await expect(shown).toHaveCount(1);
    const pitch = await shown.evaluate((svg: SVGSVGElement) => (10 * svg.clientWidth) / svg.viewBox.baseVal.width);
    expect.soft(pitch, `${width} px`).toBeGreaterThan(6);
  }
});
