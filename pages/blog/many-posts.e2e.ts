/** The blog with two hundred articles, in a copy of the site: its checks hold, weights among them, and every article is found. */
import { expect, type Page } from 'playwright/test';
import type { Running } from '../../generator/dev/dev.ts';
import { serveCopy } from '../../generator/testing/serve-copy.ts';
import { addArticle } from '../../generator/testing/site-edits.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

const added = 185;

// One worker builds the copy, not each.
test.describe.configure({ mode: 'default' });

let site: Running;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Its checks hold, or this throws: a page over its weight is refused.
  site = await serveCopy(copy => {
    for (let number = 1; number <= added; number++) addArticle(copy, `one-of-many-${number}`, number);
  });
});

test.afterAll(() => site.close());

/** Opens a page of the copy; `asked` gathers the paths that are asked for. */
async function open(page: Page, to: string, asked: string[] = []) {
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto(new URL(to, site.url).href);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every article is on one page of the list, and each page leads to the next', async ({ page }) => {
    const found: string[] = [];
    for (let next: string | undefined = '/blog/'; next; ) {
      await open(page, next);
      const hrefs = (selector: string) =>
        page.locator(selector).evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
      found.push(...(await hrefs('.post-card-title a')));
      [next] = await hrefs('a[rel=next]');
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(added);
    await expect(page.locator('a[rel=prev]')).toBeVisible();
    await expect(page.locator('.pager [aria-current=page]')).toHaveText(/\d+$/);
  });
});

test('the search fetches what is not on the first page, once, and finds the oldest', async ({ page }) => {
  const asked: string[] = [];
  await open(page, '/blog/', asked);
  await expect(page.locator('.pager')).toBeVisible();
  expect(asked).not.toContain('/blog/older.json');
  const input = page.getByRole('searchbox');
  await input.fill('One of many');
  await expect(page.locator('.post-card')).toHaveCount(added);
  await expect(page.locator('.blog-count')).toHaveText(`${added} articles`);
  await expect(page.locator('.pager')).toBeHidden();
  await input.fill('one of many 185');
  await expect(page.locator('.post-card')).toHaveCount(1);
  expect(asked.filter(file => file === '/blog/older.json')).toHaveLength(1);
});

test('a search whose articles cannot be fetched says among which it looked', async ({ page }) => {
  await open(page, '/blog/');
  await page.route('**/older.json', route => route.abort());
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.locator('.blog-count')).toHaveText(/^0 articles among the newest \d+$/);
});
