/** `npm run dev` in a browser: what a save does to an open page, and how mistakes are shown. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { type DevSession, openDev } from '../testing/dev-session.ts';
import { inOwnTab as test } from '../testing/tabs.ts';

test.describe.configure({ mode: 'serial' });

const root = path.resolve('node_modules/.cache/dev-e2e');
const editor = path.resolve('node_modules/.cache/dev-e2e-editor');
const opened = `${editor}.txt`;
let dev: DevSession;

const home = (lead: string) => `
  export const head = {
    title: 'A form on a page',
    description: 'A form, something that opens, and a field far below: all that a reload of a page could lose, on one page of its own.',
  };
  export const props = ({ site }) => ({ name: site.name });
  export default ({ name }) => (
    <>
      <h1>Form</h1>
      <p>{name} has a form</p>
      <p>${lead}</p>
      <details id="more"><summary>More</summary>Less</details>
      <form><label>Name <input /></label> <label>Agreed <input type="checkbox" /></label></form>
      <div style={{ height: '300vh' }} />
      <label>Below <textarea /></label>
    </>
  );`;

test.beforeAll(async () => {
  mkdirSync(path.dirname(editor), { recursive: true });
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`);
  chmodSync(editor, 0o755);
  writeFileSync(opened, '');
  process.env.LAUNCH_EDITOR = editor;
  dev = await openDev('generator/fixtures/plain/site', root, {
    'pages/index.tsx': home('As it was'),
    'content/settings.ts': "export const settings = { off: { orphans: 'the form stands alone' } };",
  });
});
test.afterAll(() => dev.close());

/** Marks the open page. A reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

test('an edit of a style sheet changes the page without a reload', async ({ page }) => {
  await page.goto(dev.url);
  await mark(page);
  dev.write({ 'pages/_document.css': 'body { margin: 7px; }' });
  await expect(page.locator('body')).toHaveCSS('margin', '7px');
  expect(await isMarked(page)).toBe(true);
});

test('a save that does not change a page does not reload it', async ({ page }) => {
  await page.goto(dev.url);
  await mark(page);
  await dev.reload(
    () => dev.write({ 'pages/index.tsx': `// The home page.\n${home('As it was')}` }),
    async () => dev.terminal().includes('pages/index.tsx → no changes') || undefined,
  );
  expect(await isMarked(page)).toBe(true);
});

test('a reload keeps the scroll position, what is open, and what was typed', async ({ page }) => {
  await page.goto(dev.url);
  await page.getByText('More').click();
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Agreed').check();
  await page.getByLabel('Below').fill('Two words');
  await page.getByLabel('Below').evaluate(field => field.scrollIntoView());
  const scroll = await page.evaluate(() => scrollY);
  dev.write({ 'pages/index.tsx': home('As it is') });
  await expect(page.getByText('As it is')).toBeAttached();
  await expect(page.getByLabel('Below')).toBeFocused();
  await expect(page.getByLabel('Below')).toHaveValue('Two words');
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Agreed')).toBeChecked();
  await expect(page.locator('#more')).toHaveAttribute('open');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
  expect(scroll).toBeGreaterThan(500);
  await expect.poll(dev.terminal).toMatch(/pages\/index\.tsx → index\.html, \d+ ms/);
});

test('a mistake shows with a code frame, opens the editor on a click, and disappears once fixed', async ({ page }) => {
  await page.goto(dev.url);
  dev.write({ 'pages/index.tsx': home('{ nowhere }') });
  const overlay = page.getByRole('alert');
  await expect(overlay).toContainText('nowhere is not defined');
  await expect(overlay).toContainText('^');
  await overlay.getByRole('button').first().click();
  await expect.poll(() => readFileSync(opened, 'utf8')).toContain(`${path.join(root, 'pages/index.tsx')} 11`);
  dev.write({ 'pages/index.tsx': home('Fixed') });
  await expect(page.getByText('Fixed')).toBeVisible();
  await expect(overlay).toBeHidden();
});

test('Alt-click opens the source of a text, and the bar lists all sources', async ({ page }) => {
  await page.goto(dev.url);
  const bar = page.getByRole('region', { name: 'Where is this sentence?' });
  await page.getByText('has a form').click({ modifiers: ['Alt'] });
  await expect(bar.getByRole('button')).toHaveText(['content/site.yaml:2:20', 'pages/index.tsx:10:17']);
  await expect.poll(() => readFileSync(opened, 'utf8')).toContain(`${path.join(root, 'content/site.yaml')} 2`);
  await bar.getByRole('button', { name: 'index.tsx' }).click();
  await expect.poll(() => readFileSync(opened, 'utf8')).toContain(`${path.join(root, 'pages/index.tsx')} 10`);
  await page.goto(`${dev.url}notes/one/`);
  await page.getByRole('heading').click({ modifiers: ['Alt'] });
  await expect(bar.getByRole('button').first()).toHaveText('content/notes/one.md:2:8');
});

test('the bar opens by keyboard for what is selected or has the focus, and closes with Escape', async ({ page }) => {
  await page.goto(dev.url);
  const bar = page.getByRole('region', { name: 'Where is this sentence?' });
  await page.keyboard.press('Alt+w');
  await expect(bar).toHaveText('Select a text, or move the focus to it.');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  const summary = page.getByText('More');
  await summary.focus();
  await page.keyboard.press('Alt+w');
  await expect(bar.getByRole('button').last()).toHaveText('pages/index.tsx:12:35');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(summary).toBeFocused();
  await page.getByRole('heading').selectText();
  await page.keyboard.press('Alt+w');
  await expect(bar.getByRole('button')).toHaveText(['pages/index.tsx:9:11']);
});

test('only pages of this server can open the editor, and only files of the project', async () => {
  const open = (at: string, headers = {}, method = 'POST') =>
    fetch(new URL(`/__site/open?at=${encodeURIComponent(at)}`, dev.url), { method, headers });
  expect((await open('content/site.yaml:91:1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await open('content/site.yaml:92:1', {}, 'GET')).status).toBe(403);
  expect((await open('../package.json:1:1')).status).toBe(404);
  expect((await open('content/none.yaml')).status).toBe(404);
  expect((await open('content/site.yaml:93:1')).status).toBe(204);
  // An editor is a process that takes a moment to start: once the last request has had its effect, so would the earlier ones.
  await expect.poll(() => readFileSync(opened, 'utf8')).toContain('site.yaml 93');
  expect(readFileSync(opened, 'utf8')).not.toMatch(/site\.yaml 9[12]|package\.json|none\.yaml/);
  expect(existsSync(path.join(root, 'dist'))).toBe(false);
});
