import { expect } from 'playwright/test';
import { inOwnTab as test } from '../generator/testing/tabs.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown article gets the 404 page with a link to the blog', async ({ page }) => {
    const response = await page.goto('/blog/nothing-here/');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('404');
    await expect(page.locator('main a[href="/blog/"]')).toBeVisible();
  });
});

test('an unknown path is logged without a redirect', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  // Neither is the path of an article.
  for (const path of ['/blogging/', '/blog/a/b/c']) {
    await page.goto(`${path}?x=1`);
    await expect(page.locator('h1')).toHaveText('404');
    await expect.poll(() => logged).toContain(`404 ${path}`);
    await expect(page).toHaveURL(`${path}?x=1`);
  }
});

test('an unknown article redirects to the blog without a history entry', async ({ page }) => {
  await page.goto('/about/');
  await page.goto('/blog/nothing-here');
  await expect(page).toHaveURL('/blog/');
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});
