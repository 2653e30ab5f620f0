import { expect } from 'playwright/test';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';
import { finishAnimations } from '../../pages/_testing/find-chat.ts';
import { screens } from '../../pages/_testing/screens.ts';

test.use({ viewport: screens.phone });

test('the link to the chat opens a new tab and closes the panel', async ({ page, context }) => {
  await context.route(/wa\.me/, route => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/privacy-policy/');
  await finishAnimations(page);
  await page.locator('.chat-button').click();
  const opened = context.waitForEvent('page');
  await page.locator('#chat').getByRole('link').click();
  await (await opened).waitForURL(/^https:\/\/wa\.me\/\d+\?text=/);
  await expect(page.locator('#chat')).toBeHidden();
});

test('the chat panel closes when the focus leaves it', async ({ page }) => {
  await page.goto('/privacy-policy/');
  const chat = page.locator('.chat-button');
  // One that was closed is still seen for a moment.
  const panel = page.locator('#chat:popover-open');
  await chat.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(chat).toBeFocused();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toBeHidden();
});

test('a link to the same page closes the small-screen menu', async ({ page }) => {
  await page.goto('/privacy-policy/');
  const link = page.locator('header nav li a').last();
  await link.evaluate(link => link.setAttribute('href', '#main'));
  await page.locator('.header-toggle').click();
  await link.click();
  await expect(page.locator('header nav')).toBeHidden();
  await expect(page).toHaveURL('/privacy-policy/#main');
});
