/** `npm run dev` in a browser: what a save does to an open page, and how mistakes are shown. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { type DevSession, openDev } from '../testing/dev-session.ts';
import { inOwnTab as test } from '../testing/tabs.ts';

test.describe.configure({ mode: 'serial' });

const editor = path.resolve('node_modules/.cache/dev-e2e-editor');
const opened = () => (existsSync(`${editor}.txt`) ? readFileSync(`${editor}.txt`, 'utf8') : '');
const home = (lead: string) => `
  export const head = { title: 'A form on a page' };
  export const props = ({ site, notes }) => ({ name: site.name, note: notes[0] });
  export default ({ name, note }) => (
    <>
      <h1>Form</h1>
      <p>{name} has a form</p>
      <p>${lead}</p>
      <p><a href={"notes/" + note.slug + "/"}>{note.title}</a></p>
      <label>Name <input /></label>
      <div style={{ height: '300vh' }} />
    </>
  );`;
let dev: DevSession;
test.beforeAll(async () => {
  writeFileSync(`${editor}.sh`, `#!/bin/sh\necho "$@" >> ${editor}.txt\n`, { mode: 0o755 });
  dev = await openDev('dev-e2e', { 'pages/index.tsx': home('As it was') }, { LAUNCH_EDITOR: `${editor}.sh` });
});
test.afterAll(async () => {
  await dev.close();
  for (const end of ['sh', 'txt']) rmSync(`${editor}.${end}`, { force: true });
});

test('an edit of a page reaches it, where it was scrolled to', async ({ page }) => {
  await page.goto(dev.url);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  for (const lead of ['First', 'As it is']) {
    dev.write('pages/index.tsx', home(lead));
    await page.getByText(lead).waitFor({ state: 'attached' });
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('a tab that is not seen listens to nothing, and catches up when it is seen again', async ({ page }) => {
  const caughtUp = page.waitForEvent('requestfinished', request => request.resourceType() === 'fetch');
  await page.goto(dev.url);
  await caughtUp;
  const show = (isHidden: boolean) =>
    page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, isHidden);
  await show(true);
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  dev.write('pages/index.tsx', home('Unseen'));
  await expect.poll(() => dev.served('index.html')).toContain('Unseen');
  await page.waitForTimeout(500);
  expect(requested).toEqual([]);
  await show(false);
  await expect(page.getByText('Unseen')).toBeAttached();
});

test('a mistake shows with a code frame, opens the editor on a click, and disappears once mended', async ({ page }) => {
  await page.goto(dev.url);
  dev.write('pages/index.tsx', home('{ nowhere }'));
  const overlay = page.getByRole('alert');
  await expect(overlay).toContainText('nowhere is not defined');
  await expect(overlay).toContainText('^');
  await overlay.getByRole('button', { name: 'nowhere' }).click();
  await expect.poll(opened).toContain('pages/index.tsx 8');
  await expect(page.getByText('Unseen')).toBeAttached();
  dev.write('pages/index.tsx', home('Mended'));
  await expect(page.getByText('Mended')).toBeVisible();
  await expect(overlay).not.toContainText('nowhere');
});

test('Alt-click on a text of code opens its source; one of content can be edited, or opened', async ({ page }) => {
  await page.goto(dev.url);
  await page.getByText('has a form').click({ modifiers: ['Alt'] });
  await expect.poll(opened).toContain('pages/index.tsx 7 17');
  await page.getByRole('link', { name: 'One' }).click({ modifiers: ['Alt'] });
  await page.getByRole('button', { name: 'Open in editor' }).click();
  await expect.poll(opened).toContain('content/notes/one.md 2');
  await expect(page).toHaveURL(dev.url);
});
