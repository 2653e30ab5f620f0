import { expect, type Page } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { findViolations } from '../testing/find-violations.ts';
import { screens } from '../testing/screens.ts';

const button = (page: Page, name: string) => page.locator('header').getByRole('button', { name, exact: true });
const toggle = (page: Page) => page.locator('header .header-toggle').and(page.getByRole('button'));
const panel = (page: Page, name: string) => page.locator('header').getByRole('list', { name, exact: true });
/** Returns the names of the menus. */
const menus = (page: Page) => page.locator('header nav button[popovertarget]').allTextContents();

test('Enter and Space open a menu, Tab moves into it, Escape closes it and returns the focus; it closes when the focus moves on', async ({
  page,
}) => {
  await page.goto('/about/');
  const [, second = ''] = await menus(page);
  for (const key of ['Enter', 'Space']) {
    await button(page, second).focus();
    await page.keyboard.press(key);
    await expect(panel(page, second), key).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, second).getByRole('link').first(), key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, second), key).toBeHidden();
    await expect(button(page, second), key).toBeFocused();
  }
  for (const key of ['Enter', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(button(page, second)).toBeFocused();
  await expect(panel(page, second)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page, second)).toBeHidden();
});

test.describe('on a small screen', () => {
  test.use({ viewport: screens.phone });

  test('Escape and following a link, to the same page too, close the menu', async ({ page }) => {
    await page.goto('/about/');
    await toggle(page).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('header nav')).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    const link = page.locator('header nav li a').first();
    for (const to of ['#main', '/contact/']) {
      await link.evaluate((link, to) => link.setAttribute('href', to), to);
      await toggle(page).click();
      await link.click();
      await expect(page).toHaveURL(to.startsWith('#') ? `/about/${to}` : to);
      await expect(page.locator('header nav')).toBeHidden();
    }
  });
});

test('axe finds no violation in open menus: light on a desktop, dark on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about/');
  const [name = ''] = await menus(page);
  await button(page, name).click();
  expect(await findViolations(page, 'header'), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(screens.phone);
  await toggle(page).click();
  expect(await findViolations(page, 'header'), 'small screen').toEqual([]);
});
