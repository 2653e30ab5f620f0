/** What happens before the code of an island has loaded, with the order of the example, whose HTML is edited on its way. */
import { expect, type Page } from 'playwright/test';
import { example } from '../testing/built-sites.ts';
import { gate } from '../testing/gate.ts';
import { inOwnTab as test } from '../testing/tabs.ts';

test.use({ baseURL: example.url });

const code = '**/assets/order-*.js';

/** Opens the home page with a part of its HTML replaced. */
async function open(page: Page, from: string | RegExp = '', to = ''): Promise<void> {
  await page.route('/', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(from, to) });
  });
  await page.goto(example.url);
}

const output = (page: Page) => page.locator('output');

test('an island with "visible" loads when it comes near the screen, and not before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  await open(page, '<main>', '<main style="padding-top: 300vh">');
  await page.waitForLoadState('networkidle');
  const loaded = () => requested.filter(url => url.includes('/assets/order-')).length;
  expect(loaded()).toBe(0);
  await output(page).scrollIntoViewIfNeeded();
  await expect.poll(loaded).toBe(1);
});

test('an island without an element, which cannot be observed, loads at once', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', error => errors.push(error));
  const request = page.waitForRequest(code);
  await open(page, /<form>.*<\/form>/s, '…');
  await request;
  expect(errors).toEqual([]);
});

test('an island with "intent" loads when it gets the focus', async ({ page }) => {
  await open(page, 'data-when="visible"', 'data-when="intent"');
  const request = page.waitForRequest(code);
  await page.getByRole('checkbox').focus();
  await request;
});

for (const kind of ['type="button"', 'form="none"'])
  test(`what was chosen, ticked and pressed (<button ${kind}>) before the code loads takes effect afterwards`, async ({
    page,
  }) => {
    const { opened, open: release } = gate();
    await page.route(code, route => opened.then(() => route.continue()));
    await open(page, 'type="button"', kind);
    await page.getByRole('combobox').selectOption('wheat');
    await page.getByRole('checkbox').check();
    await page.getByRole('radio', { name: 'tomorrow' }).check();
    for (let press = 0; press < 2; press++) await page.getByRole('button').click();
    await expect(output(page)).toHaveText('1 of rye, today: ₹180');
    release();
    await expect(output(page)).toHaveText('3 of wheat, sliced, tomorrow: ₹540');
    await expect(page.getByRole('combobox')).toHaveValue('wheat');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.getByRole('radio', { name: 'tomorrow' })).toBeChecked();
  });

test('if an island throws, its HTML stays as it is', async ({ page }) => {
  await open(page, /data-props="[^"]*"/, 'data-props="{"');
  await expect(page.locator('[data-island]')).toHaveAttribute('data-failed', '');
  await expect(output(page)).toHaveText('1 of rye, today: ₹180');
});

test('if its code fails to load, the browser itself validates and sends a form', async ({ page }) => {
  await page.route(code, route => route.abort());
  // The response "204 No Content" keeps the page.
  await page.route('**/sent?*', route => route.fulfill({ status: 204 }));
  await open(page, '<form>', '<form action="/sent"><input name="name" required><input type="submit" value="Send">');
  const sent: string[] = [];
  page.on('request', request => sent.push(new URL(request.url()).search));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-failed', '');
  expect(sent).not.toContain('?name=Asha');
  await page.getByRole('textbox').fill('Asha');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent).toContain('?name=Asha&day=on');
});
