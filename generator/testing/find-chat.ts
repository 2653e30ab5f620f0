import { expect, type Locator, type Page } from 'playwright/test';

/** Scrolls down to where the chat's button has not stepped aside, and gives it. */
export async function findChat(page: Page): Promise<Locator> {
  const chat = page.getByRole('button').and(page.locator('.chat-button'));
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(chat).toBeVisible({ timeout: 300 });
  }).toPass();
  return chat;
}
