import { expect, type Locator, type Page } from 'playwright/test';
import { drawn } from './drawn.ts';

/** Whatever moves has arrived; only what follows the scrolling, and no time, goes on. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.finish();
  });

/** Scrolls down to where the chat's button has not stepped aside, and gives it. */
export async function findChat(page: Page): Promise<Locator> {
  const chat = page.getByRole('button').and(page.locator('.chat-button'));
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    await page.evaluate(drawn);
    // It has come in, or has stepped aside.
    await finishAnimations(page);
    expect(await chat.isVisible()).toBe(true);
  }).toPass({ intervals: [1] });
  return chat;
}
