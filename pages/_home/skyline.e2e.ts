import { expect } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

test('the labels of the hills overlap no text or button at any width, and lead to their campaigns', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await page.evaluate(() => {
      const others = [...document.querySelectorAll('.hero-words > :not(.hero-text), .hero-text > *')].map(element =>
        element.getBoundingClientRect(),
      );
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
    for (const label of await page.locator('.skyline-peaks a:visible').all()) await label.click({ trial: true });
  }
});
