/** The transport `post`: a site built with it, whose addresses the test receives. */
import { expect, type Page } from 'playwright/test';
import { signupAction } from '../../components/testing/edited-site.ts';
import { edited } from '../../generator/testing/built-sites.ts';
import { gate } from '../../generator/testing/gate.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

const form = (page: Page) => page.locator('main form.signup').first();
const field = (page: Page) => form(page).getByRole('textbox');
const statusOf = (page: Page) => form(page).getByRole('status');
const send = (page: Page) => form(page).getByRole('button').click();

/** Opens the blog and types an address. Returns the requests that arrive, each answered with the next status after `opened`. */
async function open(page: Page, statuses: number[], opened = Promise.resolve()): Promise<(string | null)[]> {
  const received: (string | null)[] = [];
  await page.route(signupAction, async route => {
    received.push(`${route.request().method()} ${route.request().postData()}`);
    await opened;
    const headers = { 'access-control-allow-origin': '*' };
    const body = '<title>Received</title>';
    await route.fulfill({ status: statuses.shift() ?? 500, headers, contentType: 'text/html', body });
  });
  await page.goto(`${edited.url}blog/`);
  await field(page).fill('asha@example.com');
  return received;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the form, under which it says what for', async ({ page }) => {
    const received = await open(page, [200]);
    await expect(field(page)).toHaveAccessibleDescription(/\w/);
    await expect(form(page).getByRole('link').first()).toHaveAttribute('href', /\/privacy-policy\/$/);
    await send(page);
    await expect(page).toHaveTitle('Received');
    expect(received).toEqual(['POST email=asha%40example.com']);
  });
});

test('a pending request is indicated, and a second submit sends nothing', async ({ page }) => {
  const { opened, open: release } = gate();
  const received = await open(page, [200], opened);
  await send(page);
  await expect(statusOf(page)).toHaveText('Sending…');
  await field(page).press('Enter');
  // The button is aria-disabled, but can still be clicked.
  await form(page).getByRole('button').click({ force: true });
  release();
  await expect(statusOf(page)).toHaveText('Thank you. Your address has reached us.');
  expect(received).toHaveLength(1);
});

test('after a failure the address is kept and can be sent again', async ({ page }) => {
  const received = await open(page, [500, 200]);
  await send(page);
  await expect(statusOf(page)).toContainText('did not go through');
  await expect(field(page)).toHaveValue('asha@example.com');
  await send(page);
  await expect(statusOf(page)).toHaveText('Thank you. Your address has reached us.');
  expect(received).toHaveLength(2);
});
