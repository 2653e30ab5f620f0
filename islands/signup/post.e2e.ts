/** The transport `post`: the site built for it, against a real server on this machine that takes the addresses. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from 'playwright/test';
import { edited } from '../../generator/testing/built-sites.ts';
import { signupAction } from '../../generator/testing/edited-site.ts';
import { gate } from '../../generator/testing/gate.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';

test.describe.configure({ mode: 'serial' });

const blog = `${edited.url}blog/`;
const received: string[] = [];
let status = 200;
/** What the answer waits for. */
let answering = Promise.resolve();
let receiver: Server;

test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', part => {
      body += part;
    });
    request.on('end', () => {
      received.push(`${request.method} ${body}`);
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/html' };
      void answering.then(() => response.writeHead(status, headers).end('<title>Received</title>Received'));
    });
  });
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => receiver.close());

test.beforeEach(async ({ page }) => {
  received.length = 0;
  status = 200;
  answering = Promise.resolve();
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/signup`;
  await page.route(signupAction, async route => route.fulfill({ response: await route.fetch({ url }) }));
});

const form = (page: Page) => page.locator('main form.signup').first();
const type = (page: Page) => form(page).getByRole('textbox').fill('asha@example.com');
const send = (page: Page) => form(page).getByRole('button').click();
const said = (page: Page) => form(page).getByRole('status');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent by the browser itself', async ({ page }) => {
    await page.goto(blog);
    await type(page);
    await send(page);
    await expect(page).toHaveTitle('Received');
    expect(received).toEqual(['POST email=asha%40example.com']);
  });
});

test('the address arrives, the field is cleared, and that is said', async ({ page }) => {
  await page.goto(blog);
  await type(page);
  await send(page);
  await expect(said(page)).not.toBeEmpty();
  await expect(form(page).getByRole('textbox')).toHaveValue('');
  expect(received).toEqual(['POST email=asha%40example.com']);
});

test('while it is under way that is shown, and a second submit sends nothing', async ({ page }) => {
  const { opened, open } = gate();
  answering = opened;
  await page.goto(blog);
  await type(page);
  await send(page);
  await expect(said(page)).toHaveText('Sending…');
  await form(page).getByRole('textbox').press('Enter');
  // The button says that it is disabled; a visitor may press it all the same.
  await form(page).getByRole('button').click({ force: true });
  open();
  await expect(said(page)).toHaveText('Thank you. Your address has reached us.');
  expect(received).toHaveLength(1);
});

test('pressed twice before the code came, it is sent once', async ({ page }) => {
  const { opened, open } = gate();
  await page.route('**/assets/signup-*.js', route => opened.then(() => route.continue()));
  await page.goto(blog);
  await type(page);
  await send(page);
  await send(page);
  open();
  await expect(said(page)).toHaveText('Thank you. Your address has reached us.');
  expect(received).toHaveLength(1);
});

test('a failure keeps the address, and it can be sent again', async ({ page }) => {
  status = 500;
  await page.goto(blog);
  await type(page);
  await send(page);
  await expect(said(page)).toContainText('did not go through');
  await expect(form(page).getByRole('textbox')).toHaveValue('asha@example.com');
  status = 200;
  await send(page);
  await expect(said(page)).toHaveText('Thank you. Your address has reached us.');
  expect(received).toHaveLength(2);
});

test('without the code of the form the browser sends it', async ({ page }) => {
  await page.route('**/assets/signup-*.js', route => route.abort());
  await page.goto(blog);
  await type(page);
  await send(page);
  await expect(page).toHaveTitle('Received');
  expect(received).toHaveLength(1);
});
