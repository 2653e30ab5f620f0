/** What is sent: a site with the transport `post`, whose requests the test receives, and a form with two fields. */
import { expect, type Page } from 'playwright/test';
import { signupAction } from '../../components/testing/edited-site.ts';
import { edited } from '../../generator/testing/built-sites.ts';
import { gate } from '../../generator/testing/gate.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';
import type { Delivery } from './delivery.ts';

const form = (page: Page) => page.locator('main form.signup').first();
const field = (page: Page) => form(page).getByRole('textbox').last();
const statusOf = (page: Page) => form(page).getByRole('status');
const send = (page: Page) => form(page).getByRole('button').click();

/** Opens a page and types an address. Returns the requests that arrive, each answered with the next status after `opened`. */
async function open(page: Page, path: string, statuses: number[], opened = Promise.resolve()) {
  const received: string[] = [];
  await page.route(signupAction, async route => {
    received.push(`${route.request().method()} ${route.request().postData()}`);
    await opened;
    const headers = { 'access-control-allow-origin': '*' };
    const body = '<title>Received</title>';
    await route.fulfill({ status: statuses.shift() ?? 500, headers, contentType: 'text/html', body });
  });
  await page.goto(edited.url + path);
  await field(page).fill('asha@example.com');
  return received;
}

/** A page with a form of two fields. */
const two = 'academy/free-courses/';
const both = 'POST name=Asha&email=asha%40example.com';
const enterName = (page: Page) => page.getByLabel('Your name', { exact: true }).fill('Asha');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends every field of a form, under which it says what for', async ({ page }) => {
    const received = await open(page, two, [200]);
    await expect(field(page)).toHaveAccessibleDescription(/\w/);
    await expect(form(page).getByRole('link').first()).toHaveAttribute('href', /\/privacy-policy\/$/);
    await enterName(page);
    await send(page);
    await expect(page).toHaveTitle('Received');
    expect(received).toEqual([both]);
  });
});

/** Fills in both fields of a form with another transport, and sends it. */
async function sendBoth(page: Page, delivery: Delivery) {
  await page.route(`**/${two}`, async route => {
    const response = await route.fetch();
    const props = JSON.stringify(delivery).replaceAll('"', '&quot;');
    const body = (await response.text()).replace(/(?<=&quot;delivery&quot;:)\{[^}]*\}/, props);
    await route.fulfill({ response, body });
  });
  const received = await open(page, two, [200]);
  await enterName(page);
  await send(page);
  return received;
}

test('every field is sent with script', async ({ page }) => {
  const received = await sendBoth(page, { method: 'post', action: signupAction });
  await expect.poll(() => received).toEqual([both]);
});

test('with WhatsApp every field stands in the draft of the chat', async ({ page, context }) => {
  await context.route(/wa\.me/, route => route.fulfill({ contentType: 'text/html', body: '' }));
  const opened = context.waitForEvent('page');
  await sendBoth(page, { method: 'get', action: 'https://wa.me/911234567890', target: '_blank' });
  await (await opened).waitForURL(/^https:\/\/wa\.me\/911234567890\?text=/);
  const draft = new URL((await opened).url()).searchParams.get('text');
  expect(draft).toBe('Send me the course\nYour name: Asha\nYour email address: asha@example.com');
});

test('without a transport every field is logged', async ({ page }) => {
  const logged = page.waitForEvent('console', message => message.text() === 'Asha asha@example.com');
  await sendBoth(page, { method: 'dialog' });
  await logged;
});

test('a second submit of a pending request sends nothing; after a failure the address is kept and can be sent again', async ({
  page,
}) => {
  const { opened, open: release } = gate();
  const received = await open(page, 'blog/', [500, 200], opened);
  await send(page);
  await expect(statusOf(page)).toHaveText('Sending…');
  await field(page).press('Enter');
  // The button is aria-disabled, but can still be clicked.
  await form(page).getByRole('button').click({ force: true });
  release();
  await expect(statusOf(page)).toContainText('did not go through');
  await expect(field(page)).toHaveValue('asha@example.com');
  expect(received).toHaveLength(1);
  await send(page);
  await expect(statusOf(page)).toHaveText('Thank you. Your address has reached us.');
  expect(received).toHaveLength(2);
});
