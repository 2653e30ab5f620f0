import { expect, type Page } from 'playwright/test';
import { atRoot, pagePaths } from '../generator/testing/built-site.ts';
import { test } from '../generator/testing/one-tab.ts';

test.use({ colorScheme: 'dark' });

/** How many sheets of A4 a page is on paper. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

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

for (const path of pagePaths(atRoot).filter(path => path.startsWith('/services/'))) {
  test(`${path} is an offer on two sheets at most, with its reasons, its results, and what it takes to accept it`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'print' });
    for (const part of ['h1', '.facts, .summary-text', '.section .checklist-item', '.footer [href^="tel:"]']) {
      await expect(page.locator(part).first(), part).toBeVisible();
    }
    for (const price of await page.locator('.price').all()) await expect(price).toBeVisible();
    const after = (selector: string) =>
      page.locator(selector).evaluate(element => getComputedStyle(element, '::after').content);
    expect(await after('[rel="canonical"]')).toContain(path);
    expect(await after('.closing .button-chat')).toContain('+');
    for (const part of ['.card-list', '.ruled-cards', '.quotes', '#results-to-expect'])
      for (const element of await page.locator(part).all()) await expect(element, part).toBeVisible();
    for (const part of ['.faq', '.page-art']) {
      for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden();
    }
  });
}

test('the clauses of a legal page are numbered, each once', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of pagePaths(atRoot).filter(path => /-(policy|conditions)\/$/.test(path))) {
    await page.goto(path);
    const numbers = await page.locator('.document .flow h2').evaluateAll(all =>
      all.map(heading => {
        const isCounted = getComputedStyle(heading, '::before').content.includes('counter');
        return [isCounted, /^\d+\. /.test(heading.textContent ?? '')];
      }),
    );
    for (const [isCounted, isWritten] of numbers) expect(isCounted, path).toBe(!isWritten);
  }
});
