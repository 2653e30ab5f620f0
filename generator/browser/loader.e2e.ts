/** What happens between the arrival of a page and that of an island's code. The calculator and the blog serve as examples. */
import { expect, type Page } from 'playwright/test';
import { gate } from '../testing/gate.ts';
import { inOwnTab as test } from '../testing/tabs.ts';

/** Holds the islands' code back until it is let go. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(`**/assets/${name}-*.js`, async route => {
    await opened;
    await route.continue();
  });
  return open;
}

test('an island is fetched when it comes near the screen, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = () => asked.filter(url => /roi-calculator|shared/.test(url)).length;
  expect(fetched()).toBe(0);
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await expect.poll(fetched).toBeGreaterThan(1);
  expect(asked.filter(url => /signup|blog-browser/.test(url))).toEqual([]);
});

test('an island of no element, which nobody can see come near, is fetched at once', async ({ page }) => {
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

test('an island that waits for somebody is fetched when the pointer, the focus or a finger comes to it', async ({
  page,
}) => {
  await page.goto('/blog/', { waitUntil: 'networkidle' });
  const code = page.waitForRequest(/blog-browser/);
  await page.getByRole('searchbox').focus();
  await code;
});

test('what was typed, chosen and pressed before the code came is kept and done', async ({ page }) => {
  const letGo = await holdBack(page, 'roi-calculator');
  await page.goto('/');
  await page.locator('#roi-followers').fill('5000');
  await page.locator('#roi-industry').selectOption('b2b');
  await page.locator('.roi').getByRole('button').click();
  await expect(page.locator('.roi-results')).toHaveCount(0);
  letGo();
  await expect(page.locator('.roi-results')).toContainText('12,500+');
  // 5,000 × 0.03 × 2 × 0.05 = 15 leads; 15 × 5,000 × 2 = 1,50,000
  await expect(page.locator('.roi-results')).toContainText('₹150K+');
  await expect(page.locator('#roi-followers')).toHaveValue('5000');
  await expect(page.locator('#roi-industry')).toHaveValue('b2b');
});

test('buttons pressed and words typed before the code came filter the list when it has', async ({ page }) => {
  const letGo = await holdBack(page, 'blog-browser');
  await page.goto('/blog/');
  const card = page.locator('.blog-browser .post-card').last();
  const own = await card.locator('.post-card-category').innerText();
  const title = await card.locator('.post-card-title').innerText();
  const categories = page.locator('.blog-controls').getByRole('button');
  await categories.filter({ hasNotText: own }).last().click();
  await categories.filter({ hasText: own }).click();
  await page.getByRole('searchbox').fill(title);
  letGo();
  await expect(page.locator('.blog-browser .post-card-title')).toHaveText([title]);
  await expect(categories.filter({ hasText: own })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('code that fails to load leaves the articles as they are, and takes away what cannot work', async ({ page }) => {
  await page.route('**/assets/blog-browser-*.js', route => route.abort());
  await page.goto('/blog/');
  const all = await page.locator('.blog-browser .post-card').count();
  await page.locator('.blog-controls').getByRole('button').last().click();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('.blog-browser .post-card')).toHaveCount(all);
});

test('an island that throws leaves its HTML as it is, too', async ({ page }) => {
  await page.route('**/blog/', async route => {
    const response = await route.fetch();
    const spoil = (html: string) => html.replace(/(data-island="[^"]*blog-browser.*?data-props=")[^"]*/, '$1{}');
    await route.fulfill({ response, body: spoil(await response.text()) });
  });
  await page.goto('/blog/');
  const island = page.locator('[data-island*=blog-browser]');
  const html = await island.innerHTML();
  await page.getByRole('searchbox').focus();
  await expect(island).toHaveAttribute('data-failed', '');
  expect(await island.innerHTML()).toBe(html);
});

test('code that fails to load leaves a form that the browser checks and sends by itself', async ({ page }) => {
  await page.route('**/assets/signup-*.js', route => route.abort());
  // Where sign-up is connected, the browser does send it; the answer "no content" keeps the page.
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
