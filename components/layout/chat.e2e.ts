import { expect, type Page } from 'playwright/test';
import { specifiedPosts } from '../../content/specified.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { findChat, finishAnimations } from '../../pages/_testing/find-chat.ts';
import { findViolations } from '../../pages/_testing/find-violations.ts';

const button = (page: Page) => page.getByRole('button').and(page.locator('.chat-button'));
const panel = (page: Page) => page.getByRole('dialog').and(page.locator('#chat'));
/** Opens a page that shows the button immediately. */
async function open(page: Page) {
  await page.goto('/privacy-policy/');
  await finishAnimations(page);
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the button opens the panel and closes it, and stays at the bottom right', async ({ page }) => {
      await open(page);
      await expect(panel(page)).toBeHidden();
      await button(page).click();
      await expect(panel(page)).toBeInViewport({ ratio: 1 });
      await button(page).click();
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press('PageDown');
      // While scrolling, the browser's arithmetic is a millionth off.
      await expect(button(page)).toBeInViewport({ ratio: 0.99 });
    });

    test('at the end of the page it covers nothing', async ({ page }) => {
      await open(page);
      await page.keyboard.press('End');
      await expect(page.locator('footer')).toBeInViewport();
      const last = await page.locator('footer a').last().boundingBox();
      const { y } = (await button(page).boundingBox()) ?? { y: 0 };
      expect(y).toBeGreaterThan((last?.y ?? y) + (last?.height ?? 0));
    });
  });
}

test('Escape and the panel’s own button close it; Escape returns the focus to the button', async ({ page }) => {
  await open(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveAccessibleName(/\S/);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await panel(page).getByRole('button').click();
  await expect(panel(page)).toBeHidden();
});

test('on a small and low screen the panel fits and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await button(page).click();
  await finishAnimations(page);
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await panel(page).getByRole('button').focus();
  await expect(panel(page).getByRole('button')).toBeInViewport({ ratio: 1 });
});

test('the chat opens in a new tab with a readable message', async ({ page }) => {
  await page.goto(`/blog/${specifiedPosts[0]}/`);
  await (await findChat(page)).click();
  const link = panel(page).getByRole('link');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(pathname).toMatch(/^\/\d{8,15}$/);
  expect(searchParams.get('text')).toMatch(/\w/);
});

test('axe finds no violation in the open panel, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy/');
  await button(page).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page, '.chat, #chat'), colorScheme).toEqual([]);
  }
});
