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

// "/blogging/" only starts like the blog's path.
for (const path of ['/no/such-page', '/blogging/'])
  test(`an unknown path is logged without a redirect: ${path}`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', message => logged.push(message.text()));
    await page.goto(`${path}?x=1`);
    await expect(page.locator('h1')).toHaveText('404');
    await expect.poll(() => logged).toContain(`404 ${path}`);
    await expect(page).toHaveURL(`${path}?x=1`);
  });

for (const path of ['/blog/nothing-here', '/blog/a/b/c']) {
  test(`${path} redirects to the blog without a history entry`, async ({ page }) => {
    await page.goto('/about/');
    const before = await page.evaluate(() => history.length);
    await page.goto(path);
    await expect(page).toHaveURL('/blog/');
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/about/');
  });
}
