import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { screens } from '../../components/testing/screens.ts';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';

/** A page with two forms in <main>, in sections of different colours. If sign-up is connected, post.e2e.ts tests what is sent. */
const path = '/blog/';
const isConnected = !/transport: none/.test(readFileSync('content/site.yaml', 'utf8'));

test('what is wrong stands under the field, which has the focus and is described by it, until it is edited', async ({
  page,
}) => {
  await page.goto(path);
  const field = page.locator('main form.signup').first().getByRole('textbox');
  await field.focus();
  for (const typed of ['', 'asha']) {
    await field.fill(typed);
    await expect(async () => {
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true', { timeout: 500 });
    }).toPass();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/\w/);
    await field.pressSequentially('a');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
});

inOwnTab('a box for subscribers answers in place that nothing is sent, and keeps the address', async ({ page }) => {
  await page.goto(path);
  const form = page.locator('main form.signup').first();
  test.skip(isConnected, 'Sign-up is connected: see post.e2e.ts.');
  const logged = page.waitForEvent('console', message => message.text() === 'asha@example.com');
  await expect(form.getByRole('status')).toBeEmpty();
  await form.getByRole('textbox').fill('asha@example.com');
  await form.getByRole('textbox').press('Enter');
  await logged;
  await expect(form.getByRole('status')).toContainText('not connected');
  await expect(form.getByRole('status')).toHaveCSS('position', 'static');
  await expect(form.getByRole('textbox')).toHaveValue('asha@example.com');
});

inOwnTab('a toast confirms the submit in view, and disappears after a while', async ({ page }) => {
  await page.clock.install();
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await page.goto('/academy/free-courses/');
    for (const form of await page.locator('main form.signup').all()) {
      test.skip(isConnected, 'Sign-up is connected: see post.e2e.ts.');
      await expect(form.getByRole('status')).toBeEmpty();
      await form.getByRole('textbox').fill('asha@example.com');
      await form.getByRole('textbox').press('Enter');
      await expect(form.getByRole('textbox')).toHaveValue('');
      await expect(form.getByRole('status')).not.toBeEmpty();
      await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 });
    }
  }
  await page.clock.fastForward(10_000);
  await expect(page.locator('main form.signup').first().getByRole('status')).toBeEmpty();
});
