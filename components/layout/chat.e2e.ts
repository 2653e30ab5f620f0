import { expect, type Page } from 'playwright/test';
import { specifiedPosts } from '../../content/specified.ts';
import { findChat, finishAnimations } from '../../generator/testing/find-chat.ts';
import { findViolations } from '../../generator/testing/find-violations.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

const button = (page: Page) => page.getByRole('button').and(page.locator('.chat-button'));
/** Opens a page that shows the button immediately. */
async function open(page: Page, path = '/privacy-policy/') {
  await page.goto(path);
  await finishAnimations(page);
}
const panel = (page: Page) => page.getByRole('dialog').and(page.locator('#chat'));

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test('the button is fixed to the bottom right, and the panel is hidden', async ({ page }) => {
      await page.goto('/privacy-policy/');
      await expect(button(page)).toBeVisible();
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press('PageDown');
      // While scrolling, the browser's arithmetic is a millionth off.
      await expect(button(page)).toBeInViewport({ ratio: 0.99 });
    });

    test('the button opens the panel and closes it', async ({ page }) => {
      await open(page);
      await button(page).click();
      await expect(panel(page)).toBeVisible();
      await expect(panel(page)).toBeInViewport({ ratio: 1 });
      await button(page).click();
      await expect(panel(page)).toBeHidden();
    });

    test('at the end of the page it covers nothing', async ({ page }) => {
      await open(page);
      await page.keyboard.press('End');
      await expect(page.locator('footer')).toBeInViewport();
      const last = await page.locator('footer a').last().boundingBox();
      const { y } = (await button(page).boundingBox()) ?? { y: 0 };
      expect(y).toBeGreaterThan((last?.y ?? y) + (last?.height ?? 0));
    });

    test('Escape closes the panel and returns the focus to the button', async ({ page }) => {
      await open(page);
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('the panel’s own button closes it', async ({ page }) => {
      await open(page);
      await button(page).click();
      await panel(page).getByRole('button').click();
      await expect(panel(page)).toBeHidden();
    });
  });
}

test('the panel is 20rem wide and has a name', async ({ page }) => {
  await open(page);
  await button(page).click();
  expect((await panel(page).boundingBox())?.width).toBe(320);
  await expect(panel(page)).toHaveAccessibleName(/\S/);
});

test('the panel keeps a margin on the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  await button(page).click();
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  expect((await panel(page).boundingBox())?.width).toBe(288);
});

test('on a low screen the panel fits and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await button(page).click();
  await finishAnimations(page);
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await panel(page).getByRole('button').focus();
  await expect(panel(page).getByRole('button')).toBeInViewport({ ratio: 1 });
});

for (const path of ['/', '/clients/', `/blog/${specifiedPosts[0]}/`]) {
  test(`on ${path} the chat opens in a new tab with a readable message`, async ({ page }) => {
    await page.goto(path);
    await (await findChat(page)).click();
    const link = panel(page).getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    const [, number, text = ''] =
      (await link.getAttribute('href'))?.match(/^https:\/\/wa\.me\/(\d+)\?text=(.*)$/) ?? [];
    expect(number).toMatch(/^\d{8,15}$/);
    expect(text).toMatch(/^[\w.!~*'()%-]+$/);
    expect(decodeURIComponent(text)).toMatch(/^Hi \S.*, .+\.$/);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violation in the open panel, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/privacy-policy/');
    await button(page).click();
    expect(await findViolations(page, '.chat, #chat')).toEqual([]);
  });
}
