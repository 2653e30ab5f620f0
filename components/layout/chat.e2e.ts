import { expect, type Page } from 'playwright/test';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';
import { anArticle } from '../testing/an-article.ts';
import { findViolations } from '../testing/find-violations.ts';

const button = (page: Page) => page.getByRole('button').and(page.locator('.chat-button'));
const panel = (page: Page) => page.getByRole('dialog').and(page.locator('#chat'));
/** Opens a page that shows the button immediately. */
async function open(page: Page) {
  await page.goto('/privacy-policy/');
  await button(page).evaluate(element => element.getAnimations()[0]?.finish());
}

test('Escape, the panel’s own button and a focus that leaves it close it; Escape returns the focus to the button', async ({
  page,
}) => {
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
  // One that was closed is still seen for a moment.
  const opened = page.locator('#chat:popover-open');
  await button(page).focus();
  for (const key of ['Enter', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(opened).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(opened).toBeHidden();
});

test('on a small and low screen the panel fits and scrolls, and axe finds no violation in it, nor around it on a low desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await button(page).click();
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page, '.chat, #chat')).toEqual([]);
  await panel(page).getByRole('button').focus();
  await expect(panel(page).getByRole('button')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 657 });
  await expect(panel(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

inOwnTab('the link to the chat opens a new tab with a message, and closes the panel', async ({ page, context }) => {
  await context.route(/wa\.me/, route => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(anArticle);
  await button(page).click();
  const opened = context.waitForEvent('page');
  await panel(page).getByRole('link').click();
  await (await opened).waitForURL(/^https:\/\/wa\.me\/\d{8,15}\?text=\w/);
  await expect(panel(page)).toBeHidden();
});
