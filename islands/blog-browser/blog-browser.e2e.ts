import { expect, type Page } from 'playwright/test';
import { findViolations } from '../../components/testing/find-violations.ts';
import { pagePaths } from '../../components/testing/page-paths.ts';
import { screens } from '../../components/testing/screens.ts';
import { atRoot } from '../../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

const cards = (page: Page) => page.locator('.blog-browser .post-card');
const category = (page: Page, name: string) => page.locator('.blog-browser-controls').getByRole('button', { name });
/** The number of articles in the build. */
const all = pagePaths(atRoot).filter(path => /^\/blog\/[^/]+\/$/.test(path)).length;

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });
  test.beforeEach(({ page }) => page.goto('/blog/'));

  test('category and search are combined, the first match is featured, the count is announced, and nothing is in the address', async ({
    page,
  }) => {
    const url = page.url();
    // The last category with more than one article.
    const names = await page.locator('.blog-browser .post-card-category').allTextContents();
    const name = names.findLast(name => names.indexOf(name) < names.lastIndexOf(name)) ?? '';
    await category(page, name).click();
    await expect(category(page, name)).toHaveAttribute('aria-pressed', 'true');
    const inCategory = names.filter(other => other === name).length;
    await expect(page.locator('.blog-browser .post-card-category')).toHaveText(Array(inCategory).fill(name));
    await expect(page.locator('.blog-browser').getByRole('status')).toHaveText(`${inCategory} articles`);
    const [title = ''] = await page.locator('.blog-browser .post-card-title').allTextContents();
    await page.getByRole('searchbox').fill(title.toUpperCase());
    await expect(page.locator('.blog-browser .post-card-title')).toHaveText([title]);
    await expect(cards(page)).toHaveClass(/featured/);
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(page.url()).toBe(url);
  });

  test('without matches it shows the message and a button that clears the search', async ({ page }) => {
    await page.locator('.blog-browser-controls').getByRole('button').last().click();
    await page.getByRole('searchbox').fill('no such words');
    await expect(page.locator('.blog-browser-empty > strong')).toHaveText('No articles found matching your search.');
    await expect(cards(page)).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await findViolations(page, '.blog-browser')).toEqual([]);
    await page.locator('.blog-browser-empty').getByRole('button').click();
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.locator('.blog-browser-controls').getByRole('button').first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
