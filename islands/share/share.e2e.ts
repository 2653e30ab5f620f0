import { expect, type Page } from 'playwright/test';
import { anArticle } from '../../components/testing/an-article.ts';
import { screens } from '../../components/testing/screens.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

const path = anArticle;
const button = (page: Page) => page.locator('.share summary');
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('the button opens the system’s share sheet if there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (what: ShareData) => Object.assign(window, { shared: what }) });
    });
    await page.goto(`${path}?utm_source=x#main`);
    await button(page).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
    expect(shared.url).toBe(await canonical(page));
    expect(shared.title).toBeTruthy();
    await expect(page.locator('.share')).not.toHaveAttribute('open');
  });

  test('without a share sheet the button copies the URL, says so, and shows the links', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await page.goto(`${path}?utm_source=x#main`);
    await button(page).click();
    await expect(page.locator('.share + [role=status]')).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonical(page));
    await expect(page.locator('.share').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await button(page).click();
    await expect(page.locator('.share + [role=status]')).toBeEmpty();
  });
});
