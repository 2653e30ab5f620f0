import { expect } from 'playwright/test';
import { inOwnTab as test } from '../generator/testing/tabs.ts';

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
