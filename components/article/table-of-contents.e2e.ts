import { expect } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { anArticle } from '../testing/an-article.ts';

test.use({ javaScriptEnabled: false });

test('an article’s table of contents is collapsed on a phone until its title is pressed, and expanded on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(anArticle);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const first = contents.getByRole('link').first();
  await expect(first).toBeHidden();
  await contents.locator('summary').click();
  await expect(first).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(first).toBeVisible();
  await expect(contents.locator('summary')).toBeHidden();
});
