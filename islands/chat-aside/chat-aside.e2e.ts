import { expect } from 'playwright/test';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';
import { anArticle } from '../../pages/_testing/an-article.ts';
import { screens } from '../../pages/_testing/screens.ts';

for (const [screen, viewport] of Object.entries(screens))
  for (const path of ['/', '/contact/', anArticle])
    test(`${screen}: the chat button of ${path} is always there, and moves away from actions and fields`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const chat = page.locator('.chat-button');
      for (const screenful of [0, 1, 2, 3]) {
        await page.evaluate(n => scrollTo({ top: n * innerHeight, behavior: 'instant' }), screenful);
        await expect(async () => {
          await expect(chat).toBeInViewport({ ratio: 0.99, timeout: 1 });
          const covered = await chat.evaluate(button => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return [...document.querySelectorAll('main :is(a, button, input, select, summary, label), footer a')]
              .filter(action =>
                [...action.getClientRects()].some(
                  box => box.right > left && box.left < right && box.bottom > top && box.top < bottom,
                ),
              )
              .map(action => action.textContent);
          });
          expect(covered).toEqual([]);
        }).toPass();
      }
    });

test('phone: before anybody scrolls, the chat button of /contact/ covers no text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/contact/');
  const hours = page.locator('main p', { hasText: 'AM to' }).first();
  const chat = page.locator('.chat-button');
  await expect(async () => {
    const [text, button] = [await hours.boundingBox(), await chat.boundingBox()];
    if (!button || !text) throw new Error('nothing to compare');
    const isClear = button.y + button.height <= text.y || text.y + text.height <= button.y;
    expect(isClear || text.x + text.width <= button.x).toBe(true);
  }).toPass();
});
