import { expect } from 'playwright/test';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

test('no figure breaks into two lines or covers another, at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const faulty = await page.evaluate(() => {
      const all = [...document.querySelectorAll('main dl dd')].map(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, bottom, left, right } = range.getBoundingClientRect();
        const isOneLine = bottom - top < 1.9 * Number.parseFloat(getComputedStyle(element).fontSize);
        return { text: element.textContent, top, bottom, left, right, isOneLine };
      });
      return all
        .filter(
          ({ top, bottom, left, right, isOneLine }, i) =>
            !isOneLine ||
            right > innerWidth ||
            all.some(
              (other, j) =>
                i !== j && other.top < bottom && other.bottom > top && other.left < right && other.right > left,
            ),
        )
        .map(({ text }) => text);
    });
    expect.soft(faulty, `${width} px`).toEqual([]);
  }
});
