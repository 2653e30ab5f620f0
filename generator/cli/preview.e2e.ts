import { expect } from 'playwright/test';
import { inSharedTab as test } from '../testing/tabs.ts';

for (const path of ['/nowhere/', '/services/nowhere', '/about/nowhere.html']) {
  test(`${path} returns 404 and the 404 page`, async ({ request }) => {
    const response = await request.get(path);
    expect([response.status(), /<h1.*?404/.test(await response.text())]).toEqual([404, true]);
  });
}

test('the 404 page says so and links to the home page', async ({ page }) => {
  await page.goto('/nowhere/');
  await expect(page.locator('h1')).toHaveText('404');
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
});

test('a path without its trailing slash redirects to the one with it', async ({ page, request }) => {
  const response = await request.get('/about', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/about/']);
  await page.goto('/about');
  await expect(page).toHaveURL('/about/');
});
