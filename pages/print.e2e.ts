import { expect } from 'playwright/test';
import { atRoot, pagePaths } from '../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

test.use({ colorScheme: 'dark' });

test('a printed page is dark on light, without interactive elements', async ({ page }) => {
  await page.goto('/contact/');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['header nav', '.header-toggle', '.chat', '.map-frame']) {
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
  const scheme = await page.locator('html').evaluate(root => getComputedStyle(root).colorScheme);
  expect(scheme).toBe('light');
});

test('the clauses of a printed policy are numbered exactly once', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of pagePaths(atRoot).filter(path => /-(policy|conditions)\/$/.test(path))) {
    await page.goto(path);
    const numbers = await page.locator('.text-page .flow h2').evaluateAll(all =>
      all.map(heading => {
        const isCounted = getComputedStyle(heading, '::before').content.includes('counter');
        return [isCounted, /^\d+\. /.test(heading.textContent ?? '')];
      }),
    );
    for (const [isCounted, isWritten] of numbers) expect(isCounted, path).toBe(!isWritten);
  }
});
