/** What is sent: a site with the transport `post`, whose requests the test receives, and a form with two fields. */
import { expect, type Page } from 'playwright/test';
import { signupAction } from '../../components/testing/edited-site.ts';
import { edited } from '../../generator/testing/built-sites.ts';
import { gate } from '../../generator/testing/gate.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

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

test('every field is sent, stands in the draft of a chat, or is logged', async ({ page, context }) => {
  const chat = 'https://wa.me/911234567890';
  const draft = 'Send me the course\nYour name: Asha\nYour email address: asha@example.com';
  await context.route(/wa\.me/, route => route.fulfill({ contentType: 'text/html', body: '' }));
  const answers: Record<string, [object, (act: () => Promise<unknown>, received: string[]) => Promise<void>]> = {
    post: [
      { method: 'post', action: signupAction },
      async (act, received) => {
        await act();
        await expect.poll(() => received).toEqual([both]);
      },
    ],
    chat: [
      { method: 'get', action: chat, target: '_blank' },
      async act => {
        const opened = context.waitForEvent('page');
        await act();
        await (await opened).waitForURL(url => url.searchParams.get('text') === draft && url.href.startsWith(chat));
      },
    ],
    log: [
      { method: 'dialog' },
      async act => {
        const logged = page.waitForEvent('console', message => message.text() === 'Asha asha@example.com');
        await act();
        await logged;
      },
    ],
  };
  for (const [delivery, expectFields] of Object.values(answers)) {
    const props = JSON.stringify({ delivery }).slice(1, -1).replaceAll('"', '&quot;');
    await page.route(`**/${two}`, async route => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/&quot;delivery&quot;:\{[^}]*\}/, props);
      await route.fulfill({ response, body: html });
    });
    const received = await open(page, two, [200]);
    await enterName(page);
    await expectFields(() => send(page), received);
    await page.unrouteAll();
  }
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
