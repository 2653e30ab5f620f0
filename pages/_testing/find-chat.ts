import { expect, type Locator, type Page } from 'playwright/test';
import { drawn } from './drawn.ts';

/** Finishes all animations except those driven by scrolling. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.finish();
  });

/** Scrolls down, and each time up a little, until the chat's button is not hidden to make room for content. Returns it. */
export async function findChat(page: Page): Promise<Locator> {
  const chat = page.getByRole('button').and(page.locator('.chat-button'));
  await expect(async () => {
    for (const top of [320, -20]) {
      await page.evaluate(top => scrollBy({ top, behavior: 'instant' }), top);
      await page.evaluate(drawn);
    }
    // Ends its transition in or out.
    await finishAnimations(page);
    expect(await chat.isVisible()).toBe(true);
  }).toPass({ intervals: [1] });
  return chat;
}
