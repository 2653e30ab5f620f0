import { expect, test } from 'playwright/test';

test.use({ colorScheme: 'dark' });

test('on paper a page is dark on light, without what only a screen can use', async ({ page }) => {
  await page.goto('/contact/');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['header nav', '.header-toggle', '.chat', '.map-frame']) {
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
  const scheme = await page.locator('html').evaluate(root => getComputedStyle(root).colorScheme);
  expect(scheme).toBe('light');
});
