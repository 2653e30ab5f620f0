import { expect } from 'playwright/test';
import { inSharedTab as test } from '../testing/tabs.ts';

for (const path of ['/nowhere/', '/nowhere', '/services/nowhere/', '/blog/nowhere/', '/about/nowhere.html']) {
  test(`${path} is answered with 404 and the page for it`, async ({ request }) => {
    const response = await request.get(path);
    expect([response.status(), /<h1.*?404/.test(await response.text())]).toEqual([404, true]);
  });
}

test('the page for unknown paths says so and leads home', async ({ page }) => {
  await page.goto('/nowhere/');
  await expect(page.locator('h1')).toHaveText('404');
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
});

test('a path without its slash is led to the one with it', async ({ page, request }) => {
  const response = await request.get('/about', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/about/']);
  await page.goto('/about');
  await expect(page).toHaveURL('/about/');
});
