/** Editing in the page, as an owner meets it: a small site with all that can be open, and what its file is afterwards. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { type DevSession, openDev } from '../testing/dev-session.ts';
import { runCli } from '../testing/run-cli.ts';
import { inOwnTab as test } from '../testing/tabs.ts';

test.describe.configure({ mode: 'default' });

const schema = `
import { z } from 'zod';
const photo = z.strictObject({ file: z.string().meta({ picture: true }), alt: z.string().min(5) });
const site = z.strictObject({
  ...{ url: z.url(), name: z.string().max(20), phone: z.string(), price: z.string(), lead: z.string() },
  ...{ steps: z.array(z.string()), photos: z.array(photo), isConfirmed: z.boolean().optional() },
});
const note = z.strictObject({ title: z.string(), next: z.string().meta({ ref: 'notes' }), body: z.string() });
export const schema = {
  site: { from: 'site.yaml', as: site, facts: { word: 'site' } },
  notes: { from: 'notes/*.md', as: note },
};
export const preflight = ({ site }) => [
  ...(site.isConfirmed ? [] : [{ at: ['site', 'isConfirmed'], message: 'nobody has read the steps' }]),
  ...(site.photos.length > 0 ? [] : [{ at: ['site', 'photos'], message: 'the door, as one finds it' }]),
];`;
const home = `
export const head = { title: 'A studio', description: 'A studio that is described${' at some length'.repeat(8)}' };
export const props = ({ site, notes }) => ({ site, notes });
export default ({ site, notes }) => (
  <main>
    <h1>{site.name}</h1>
    {site.photos.map(({ file, alt }) => <img src={file.src} alt={alt} width="9" height="9" key={alt} />)}
    {notes.map(({ slug, title }) => <a href={'/notes/' + slug + '/'} key={slug}>{title}</a>)}
    <address>{site.phone}</address>
    <ol>{site.steps.map(step => <li key={step}>{step}</li>)}</ol>
    <p>{site.lead}</p>
  </main>
);`;
const content = `# The studio, for all pages
url: https://plain.example/
name: !placeholder Plain # as on the sign
phone: !placeholder "+91 00000 00000"
price: "₹500" # for one hour
lead: >-
  One hour costs {site.price},
  and two cost less.
steps: [Come in, Breathe, Go]
photos: []
`;

let dev: DevSession;
const written = () => readFileSync(path.join(dev.root, 'content/site.yaml'), 'utf8');
test.beforeAll(async () => {
  const files = { 'content/schema.ts': schema, 'pages/index.tsx': home, 'content/site.yaml': content };
  dev = await openDev('panel-e2e', files, { LAUNCH_EDITOR: 'true' });
});
test.afterAll(() => dev.close());
test.beforeEach(async ({ page }) => {
  dev.write('content/site.yaml', content);
  await expect.poll(() => dev.served('index.html')).toContain('<li>Come in</li><li>Breathe</li>');
  await page.goto(dev.url);
});

const dialog = (page: Page) => page.getByRole('dialog');
const click = (page: Page, text: string) => page.getByText(text).click({ modifiers: ['Alt'] });

test('an owner answers what is open on one page, and the release passes', async ({ page }) => {
  await page.getByRole('link', { name: 'What is open' }).click();
  const question = (text: string) => page.locator('form', { hasText: text });
  await expect(page.getByText('0 of 4')).toBeVisible();
  await question('Name').getByRole('textbox').fill('Asana');
  await question('Name').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 of 4')).toBeVisible();
  // The next question has the focus.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('+91 98250 12345');
  await page.keyboard.press('Enter');
  await question('nobody has read').getByRole('button', { name: 'I have read this' }).click();
  const file = question('the door').locator('[type=file]');
  const buffer = Buffer.from('\0\0\0\x18ftypheic');
  await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer });
  await expect(file).toHaveAccessibleDescription(/Export it as JPEG/);
  await file.setInputFiles('generator/fixtures/plain/site/public/card.png');
  await question('the door').getByLabel('What it shows').fill('A blue door');
  await question('the door').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing is open')).toBeVisible();
  await expect(page.getByText('4 of 4')).toBeVisible();
  expect(written()).toMatch(
    /^name: Asana # as on the sign\nphone: "?\+91 98250 12345"?\nprice: "₹500" # for one hour$/m,
  );

  await page.goto(dev.url);
  await page.getByRole('img').click({ modifiers: ['Alt'] });
  await expect(dialog(page).getByLabel('What it shows')).toHaveValue('A blue door');

  expect(await runCli(dev.root, 'build --release')).toMatchObject({ code: 0, err: '' });
  const built = readFileSync(path.join(dev.root, 'dist/index.html'), 'utf8');
  expect(built).toContain('alt="A blue door"');
  expect(built).not.toContain('__site');
});

test('a text is found, changed, and taken back by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  // The last text of the page stands before the button.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Lead' })).toBeFocused();
  await page.keyboard.type(' Come!');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('cost less. Come!')).toBeFocused();
  await expect(page.getByText('Saved: Lead')).toBeVisible();
  expect(written()).toContain('{site.price}');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('cost less. Come!')).toHaveCount(0);
  expect(written()).toBe(content);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-pressed', 'false');
});

test('who saved meanwhile is not overwritten: both texts are shown, and what was typed stays', async ({ page }) => {
  await click(page, 'Plain');
  await dialog(page).getByRole('textbox').fill('Mine');
  dev.write('content/site.yaml', content.replace('Plain', 'Theirs'));
  await expect.poll(() => dev.served('index.html')).toContain('Theirs');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Theirs');
  expect(written()).toContain('Theirs');
  await dialog(page).getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
});

test('a fact in a text says which sentences it changes; Escape leaves a text', async ({ page }) => {
  await click(page, 'One hour costs');
  await dialog(page).getByRole('button', { name: 'site.price ₹500' }).click();
  await expect(dialog(page)).toContainText('Changes 1 sentence on 1 page');
  await dialog(page).getByRole('textbox').fill('₹600');
  await page.keyboard.press('Enter');
  await expect(page.getByText('One hour costs ₹600')).toBeVisible();
  await click(page, 'One hour costs');
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('an item of a list is moved, added and removed', async ({ page }) => {
  const items = page.getByRole('listitem');
  for (const [button, expected] of [
    ['Down', ['Come in', 'Go', 'Breathe']],
    ['Add a copy', ['Come in', 'Go', 'Breathe', 'Breathe']],
    ['Remove', ['Come in', 'Go', 'Breathe']],
  ] as const) {
    await items
      .filter({ hasText: 'Breathe' })
      .first()
      .click({ modifiers: ['Alt'] });
    await dialog(page).getByRole('button', { name: button }).click();
    await expect(items).toHaveText(expected);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the panel and the page of questions, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const violations = async () => {
      await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
      const run = () => (window as unknown as { axe: { run(): Promise<{ violations: object[] }> } }).axe.run();
      return (await page.evaluate(run)).violations;
    };
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByText('One hour costs').click();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    expect(await violations()).toEqual([]);
    await page.goto(`${dev.url}__site/todo/`);
    await expect(page.getByText('nobody has read')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
