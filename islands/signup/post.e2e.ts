/** The transport `post`: a site built with it, and a local server that receives the addresses. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from 'playwright/test';
import { edited } from '../../generator/testing/built-sites.ts';
import { gate } from '../../generator/testing/gate.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';
import { signupAction } from '../../pages/_testing/edited-site.ts';

test.describe.configure({ mode: 'serial' });

const blog = `${edited.url}blog/`;
const received: string[] = [];
let status = 200;
/** Delays the response. */
let delay = Promise.resolve();
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
      void delay.then(() => response.writeHead(status, headers).end('<title>Received</title>Received'));
    });
  });
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => receiver.close());

test.beforeEach(async ({ page }) => {
  received.length = 0;
  status = 200;
  delay = Promise.resolve();
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/signup`;
  await page.route(signupAction, async route => route.fulfill({ response: await route.fetch({ url }) }));
});

const form = (page: Page) => page.locator('main form.signup').first();
const type = (page: Page) => form(page).getByRole('textbox').fill('asha@example.com');
const send = (page: Page) => form(page).getByRole('button').click();
const statusOf = (page: Page) => form(page).getByRole('status');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the form', async ({ page }) => {
    await page.goto(blog);
    await type(page);
    await send(page);
    await expect(page).toHaveTitle('Received');
    expect(received).toEqual(['POST email=asha%40example.com']);
  });
});

test('a pending request is indicated, and a second submit sends nothing', async ({ page }) => {
  const { opened, open } = gate();
  delay = opened;
  await page.goto(blog);
  await type(page);
  await send(page);
  await expect(statusOf(page)).toHaveText('Sending…');
  await form(page).getByRole('textbox').press('Enter');
  // The button is aria-disabled, but can still be clicked.
  await form(page).getByRole('button').click({ force: true });
  open();
  await expect(statusOf(page)).toHaveText('Thank you. Your address has reached us.');
  expect(received).toHaveLength(1);
});

test('after a failure the address is kept and can be sent again', async ({ page }) => {
  status = 500;
  await page.goto(blog);
  await type(page);
  await send(page);
  await expect(statusOf(page)).toContainText('did not go through');
  await expect(form(page).getByRole('textbox')).toHaveValue('asha@example.com');
  status = 200;
  await send(page);
  await expect(statusOf(page)).toHaveText('Thank you. Your address has reached us.');
  expect(received).toHaveLength(2);
});
