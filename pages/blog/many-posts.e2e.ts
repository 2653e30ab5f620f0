/** A site with two hundred articles more. Its build passed all checks, including the size limits; these tests find every article. */
import { expect } from 'playwright/test';
import { edited } from '../../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { addedArticles } from '../_testing/edited-site.ts';

const blog = new URL('blog/', edited.url).href;
const older = `${blog}older.json`;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every article is on exactly one page of the list, and each page links to the next', async ({ page }) => {
    const found: string[] = [];
    for (let next: string | undefined = blog; next; ) {
      await page.goto(new URL(next, blog).href);
      const hrefs = (selector: string) =>
        page.locator(selector).evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
      found.push(...(await hrefs('.post-card-title a')));
      [next] = await hrefs('a[rel=next]');
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(addedArticles);
    await expect(page.locator('a[rel=prev]')).toBeVisible();
    await expect(page.locator('.pagination [aria-current=page]')).toHaveText(/\d+$/);
  });
});

test('the search fetches the articles after the first page once, and finds the oldest', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.goto(blog);
  await expect(page.locator('.pagination')).toBeVisible();
  expect(requests).not.toContain(older);
  const input = page.getByRole('searchbox');
  await input.fill('One of many');
  await expect(page.locator('.post-card')).toHaveCount(addedArticles);
  await expect(page.locator('.blog-browser-controls > .note')).toHaveText(`${addedArticles} articles`);
  await expect(page.locator('.pagination')).toBeHidden();
  await input.fill(`one of many ${addedArticles}`);
  await expect(page.locator('.post-card')).toHaveCount(1);
  expect(requests.filter(url => url === older)).toHaveLength(1);
  const drawing = page.locator('.post-card-cover use');
  const [file = '', id] = ((await drawing.getAttribute('href')) ?? '').split('#');
  expect(await (await page.request.get(new URL(file, blog).href)).text()).toContain(` id="${id}"`);
  await expect.poll(() => drawing.evaluate(use => (use as SVGUseElement).getBBox().width)).toBeGreaterThan(0);
});

test('if older articles cannot be fetched, the count says which were searched', async ({ page }) => {
  await page.goto(blog);
  await page.route(older, route => route.abort());
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.locator('.blog-browser-controls > .note')).toHaveText(/^0 articles among the newest \d+$/);
});
