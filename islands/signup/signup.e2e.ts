import { expect, type Locator, test } from 'playwright/test';
import { screens } from '../../generator/testing/screens.ts';

const pages = [
  { path: '/academy/free-courses/', forms: 1 },
  { path: '/blog/', forms: 2 },
];

/** What the browser itself finds wrong with a field. */
const faultOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => {
    const { valueMissing, typeMismatch, valid } = element.validity;
    return valid ? 'none' : valueMissing ? 'missing' : typeMismatch ? 'no email address' : 'another';
  });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const { path, forms } of pages) {
      test(`${path}: an empty field and a wrong address are stopped by the browser`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('main form.signup')).toHaveCount(forms);
        for (const form of await page.locator('main form.signup').all()) {
          const field = form.getByRole('textbox');
          for (const [typed, fault] of Object.entries({ '': 'missing', asha: 'no email address' })) {
            await field.fill(typed);
            await form.getByRole('button').click();
            await expect(field).toBeFocused();
            expect(await faultOf(field)).toBe(fault);
          }
          await field.fill('asha@example.com');
          expect(await faultOf(field)).toBe('none');
        }
      });

      test(`${path}: nothing leaves the page while no transport is set`, async ({ page }) => {
        await page.goto(path);
        const method = await page.locator('main form.signup').first().getAttribute('method');
        test.skip(method !== 'dialog', 'Sign-up is connected: see post.e2e.ts.');
        const address = page.url();
        const sent: string[] = [];
        page.on('request', request => {
          const { href } = new URL(decodeURIComponent(request.url()));
          const isSending = request.isNavigationRequest() || request.method() !== 'GET' || href.includes('asha');
          if (isSending) sent.push(href);
        });
        for (const form of await page.locator('main form.signup').all()) {
          await form.getByRole('textbox').fill('asha@example.com');
          await form.getByRole('button').click();
          await form.getByRole('textbox').fill('asha@example.com');
          await form.getByRole('textbox').press('Enter');
          expect(page.url()).toBe(address);
        }
        // Requests come in order: once this one of our own is here, none from before is still on its way.
        await page.goto('/404.html');
        expect(sent).toEqual([new URL('/404.html', address).href]);
      });
    }
  });
}

test('every form says what the address is used for, and where the policy is', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    for (const form of await page.locator('main form.signup').all()) {
      await expect(form.getByRole('textbox')).toHaveAccessibleName(/\w/);
      await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/only .+ Privacy policy/);
      await expect(form.getByRole('link')).toHaveAttribute('href', '/privacy-policy/');
    }
  }
});

test('free course: a toast says so, the field is cleared, and the toast goes by itself', async ({ page }) => {
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await page.goto('/academy/free-courses/');
    const form = page.locator('main form.signup');
    test.skip((await form.getAttribute('method')) !== 'dialog', 'Sign-up is connected: see post.e2e.ts.');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toBeEmpty();
    await form.getByRole('textbox').fill('asha@example.com');
    await form.getByRole('textbox').press('Enter');
    await expect(form.getByRole('status')).toHaveText('Success! Check your email for the free course.');
    await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('textbox')).toHaveValue('');
  }
  await expect(page.locator('main form.signup').getByRole('status')).toBeEmpty({ timeout: 12_000 });
});
