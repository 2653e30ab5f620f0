/** The preview book in a browser: as `dev` serves it, and as `book` writes it. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'playwright/test';
import { atRoot } from '../../testing/built-sites.ts';
import { type DevSession, openDev } from '../../testing/dev-session.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { runCli } from '../../testing/run-cli.ts';
import { inOwnTab as test } from '../../testing/tabs.ts';
import { widthIn } from './measure.ts';

test.describe.configure({ mode: 'default' });

const root = path.resolve('node_modules/.cache/book-e2e');
const long = 'A title of so many wide WORDS THAT NO RESULT LIST HAS ROOM FOR ALL OF THEM';
const note = (title: string) => `---\ntitle: ${title}\nnext: one\n---\nText.\n`;
const data = '{"@graph":[{"@type":"Organization","url":"https://plain.example/"},{"@type":"FAQPage"}]}';
let dev: DevSession;

test.beforeAll(async () => {
  const shell = readFileSync('generator/fixtures/plain/site/pages/_document.tsx', 'utf8');
  dev = await openDev('generator/fixtures/plain/site', root, {
    'content/notes/two.md': note(long),
    'pages/_document.tsx': shell.replace(
      '</head>',
      `<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '${data}' }} /></head>`,
    ),
    'content/settings.ts':
      "export const settings = { off: { title: 'they are long here' }, rules: { shouts: ({ text }) => (text.includes('WORDS') ? ['shouts'] : []) } };",
  });
});
test.afterAll(() => dev.close());

const book = (file = '') => new URL(`/__site/${file}`, dev.url).href;

test('the index lists all pages, and highlights what is wrong', async ({ page }) => {
  await page.goto(book());
  const rows = page.locator('#pages tbody tr');
  await expect(rows).toHaveCount(4);
  const row = rows.filter({ has: page.getByRole('link', { name: '/notes/two/' }) });
  expect(Number(await row.locator('.marked').first().textContent())).toBeGreaterThan(widthIn(long, 22) - 1);
  await expect(row.locator('.marked').last()).toHaveText(/[1-9]/);
  await expect(rows.filter({ hasText: '404' }).locator('.marked')).toHaveText(['noindex']);
});

test('the index can be sorted, filtered, and navigated by keyboard', async ({ page }) => {
  await page.goto(book());
  const links = page.locator('#pages tbody tr:visible a');
  await page.getByRole('button', { name: 'Title, px' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Title, px' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(links.last()).toHaveText('/notes/two/');
  await page.getByRole('button', { name: 'Title, px' }).press('Enter');
  await expect(links.first()).toHaveText('/notes/two/');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.type('notes/');
  await expect(links).toHaveText(['/notes/two/', '/notes/one/']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  await page.getByLabel('only highlighted pages').check();
  await expect(links).toHaveText(['/notes/two/']);
});

test('a page shows its previews on other platforms, what they cut off, and the source of each limit', async ({
  page,
}) => {
  await page.goto(book('pages/notes/two/index.html'));
  const desktop = page.locator('[data-space=desktop]');
  await expect(desktop.locator('.result-title')).toHaveText(/^Note: A title .* …$/);
  await expect(desktop.locator('del').first()).toContainText('THEM');
  await expect(page.locator('.card')).toHaveCount(4);
  const picture = page.locator('.card img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('18 September 2026')).toBeVisible();
  await expect(page.locator('li.marked')).toContainText(['shouts']);
  await expect(page.locator('li', { hasText: 'FAQPage' }).last()).toContainText('ignored');
  await expect(page.locator('li', { hasText: 'Organization' }).last()).toContainText('used');
  const derived = page.locator('details', { hasText: 'Props computed by the page' });
  await derived.locator('summary').click();
  await expect(derived.locator('li')).toContainText(['body', 'name', 'title']);
});

test('the book in dev follows every edit', async ({ page }) => {
  await page.goto(book('pages/notes/two/index.html'));
  dev.write({ 'content/notes/two.md': note('Short again') });
  await expect(page.locator('[data-space=desktop] .result-title')).toHaveText('Note: Short again');
  await expect(page.locator('[data-space=desktop]')).toContainText('title');
  await page.getByText('Last rebuilt because of').click();
  await expect(page.getByText(/^content\/notes\/two\.md, at/)).toBeVisible();
});

test('the computed width of a title is the one in a browser', async ({ page }) => {
  const text = 'Leading digital marketing & SEO agency: 8+ years, “proof”; W&M – 100% (Q) @ Jožka';
  const measured = await page.evaluate(words => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return 0;
    context.font = '22px Arial, "Liberation Sans", Arimo';
    return context.measureText(words).width;
  }, text);
  expect(Math.abs(widthIn(text, 22) / measured - 1)).toBeLessThan(0.02);
});

test('the book is accessible, in light and dark mode', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const file of ['', 'pages/notes/one/index.html']) {
      await page.goto(book(file));
      expect(await findViolations(page)).toEqual([]);
    }
  }
});

test('the book works as static pages, without a server', async ({ page }) => {
  const out = path.join(root, 'book');
  const { code, out: said } = await runCli(root, 'book --out book --now 2024-06-01');
  expect([code, said]).toEqual([0, expect.stringContaining('book/index.html')]);
  await page.goto(pathToFileURL(path.join(out, 'index.html')).href);
  await page.getByRole('link', { name: '/notes/one/' }).click();
  const picture = page.locator('.card img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(page.locator('#pages')).toBeVisible();
  expect(existsSync(path.join(root, 'dist'))).toBe(false);
  rmSync(out, { recursive: true });
});

test('a built site contains nothing of dev, the book or the record of builds', () => {
  const files = readdirSync(atRoot.out, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter(({ name, parentPath }) =>
    /__site|__changes|dev-where|build-mistake|preview book/i.test(
      name + readFileSync(path.join(parentPath, name), 'latin1'),
    ),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});
