/** What happens before the code of an island has loaded, with the calculator and the blog as examples. */
import { expect, type Page } from 'playwright/test';
import { gate } from '../testing/gate.ts';
import { inOwnTab as test } from '../testing/tabs.ts';

/** Delays the code of an island until the returned function is called. */
async function delayCode(page: Page, name: string): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(`**/assets/${name}-*.js`, async route => {
    await opened;
    await route.continue();
  });
  return open;
}

test('an island with "visible" loads when it comes near the screen, and not before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = () => requested.filter(url => /roi-calculator|shared/.test(url)).length;
  expect(loaded()).toBe(0);
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await expect.poll(loaded).toBeGreaterThan(1);
  expect(requested.filter(url => /signup|blog-browser/.test(url))).toEqual([]);
});

test('an island without an element, which cannot be observed, loads at once', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', error => errors.push(error));
  await page.addInitScript(() => {
    const empty = () => document.querySelector('[data-when=visible]')?.replaceChildren('…');
    document.addEventListener('readystatechange', empty, { once: true });
  });
  const code = page.waitForRequest(/roi-calculator/);
  await page.goto('/');
  await code;
  expect(errors).toEqual([]);
});

test('an island with "intent" loads when it gets the focus', async ({ page }) => {
  await page.goto('/blog/', { waitUntil: 'networkidle' });
  const code = page.waitForRequest(/blog-browser/);
  await page.getByRole('searchbox').focus();
  await code;
});

test('what was typed, selected and pressed before the code loads takes effect afterwards', async ({ page }) => {
  const release = await delayCode(page, 'roi-calculator');
  await page.goto('/');
  await page.locator('#roi-followers').fill('5000');
  await page.locator('#roi-industry').selectOption('b2b');
  await page.locator('.roi-calculator').getByRole('button').click();
  await expect(page.locator('.roi-calculator-results')).toHaveCount(0);
  release();
  await expect(page.locator('.roi-calculator-results')).toContainText('12,500+');
  // 5,000 × 0.03 × 2 × 0.05 = 15 leads; 15 × 5,000 × 2 = 1,50,000
  await expect(page.locator('.roi-calculator-results')).toContainText('₹150K+');
  await expect(page.locator('#roi-followers')).toHaveValue('5000');
  await expect(page.locator('#roi-industry')).toHaveValue('b2b');
});

test('buttons pressed and words typed before the code loads filter the list afterwards', async ({ page }) => {
  const release = await delayCode(page, 'blog-browser');
  await page.goto('/blog/');
  const card = page.locator('.blog-browser .post-card').last();
  const category = await card.locator('.post-card-category').innerText();
  const title = await card.locator('.post-card-title').innerText();
  const categories = page.locator('.blog-browser-controls').getByRole('button');
  await categories.filter({ hasNotText: category }).last().click();
  await categories.filter({ hasText: category }).click();
  await page.getByRole('searchbox').fill(title);
  release();
  await expect(page.locator('.blog-browser .post-card-title')).toHaveText([title]);
  await expect(categories.filter({ hasText: category })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('if its code fails to load, the list stays as it is, and controls that cannot work are hidden', async ({
  page,
}) => {
  await page.route('**/assets/blog-browser-*.js', route => route.abort());
  await page.goto('/blog/');
  const all = await page.locator('.blog-browser .post-card').count();
  await page.locator('.blog-browser-controls').getByRole('button').last().click();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('.blog-browser .post-card')).toHaveCount(all);
});

test('if an island throws, its HTML stays as it is', async ({ page }) => {
  await page.route('**/blog/', async route => {
    const response = await route.fetch();
    const breakProps = (html: string) => html.replace(/(data-island="[^"]*blog-browser.*?data-props=")[^"]*/, '$1{}');
    await route.fulfill({ response, body: breakProps(await response.text()) });
  });
  await page.goto('/blog/');
  const island = page.locator('[data-island*=blog-browser]');
  const html = await island.innerHTML();
  await page.getByRole('searchbox').focus();
  await expect(island).toHaveAttribute('data-failed', '');
  expect(await island.innerHTML()).toBe(html);
});

test('if its code fails to load, the browser itself validates and sends a form', async ({ page }) => {
  await page.route('**/assets/signup-*.js', route => route.abort());
  // If sign-up is connected, the browser does send the form; the response "204 No Content" keeps the page.
  await page.route(
    url => url.protocol === 'https:',
    route => route.fulfill({ status: 204 }),
  );
  await page.goto('/blog/');
  const form = page.locator('main form.signup').first();
  await form.getByRole('textbox').fill('asha@example.com');
  await form.getByRole('button').click();
  await expect(page.locator('main [data-island]:has(form.signup)').first()).toHaveAttribute('data-failed', '');
  await expect(form.getByRole('textbox')).toHaveValue('asha@example.com');
  await expect(form.getByRole('button')).toBeVisible();
});
