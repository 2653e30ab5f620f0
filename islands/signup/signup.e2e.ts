import { expect, type Locator } from 'playwright/test';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';
import { screens } from '../../pages/_testing/screens.ts';

/** A page with two forms in <main>, in sections of different colours. If sign-up is connected, post.e2e.ts tests what is sent. */
const path = '/blog/';
const isConnected = async (form: Locator) => (await form.getAttribute('method')) !== 'dialog';

/** Returns why the browser considers a field invalid. */
const validityOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => {
    const { valueMissing, typeMismatch, valid } = element.validity;
    return valid ? 'valid' : valueMissing ? 'missing' : typeMismatch ? 'no email address' : 'other';
  });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the browser rejects an empty field and an invalid address, and nothing is sent while no transport is set', async ({
      page,
    }) => {
      await page.goto(path);
      const sent: string[] = [];
      page.on('request', request => {
        const isSending = request.isNavigationRequest() || request.method() !== 'GET' || request.url().includes('asha');
        if (isSending) sent.push(request.url());
      });
      for (const form of await page.locator('main form.signup').all()) {
        const field = form.getByRole('textbox');
        for (const [typed, validity] of Object.entries({ '': 'missing', asha: 'no email address' })) {
          await field.fill(typed);
          await form.getByRole('button').click();
          await expect(field).toBeFocused();
          expect.soft(await validityOf(field), `“${typed}”`).toBe(validity);
        }
        if (await isConnected(form)) continue;
        await field.fill('asha@example.com');
        await form.getByRole('button').click();
      }
      const { href } = new URL('/404.html', page.url());
      // Requests are reported in order: after this one, no earlier one is outstanding.
      await page.goto(href);
      expect(sent).toEqual([href]);
    });

    test('a form states what the address is for, links to the policy, and without script that it sends nothing', async ({
      page,
    }) => {
      await page.goto(path);
      const [form, note] = [page.locator('main form.signup').first(), page.locator('main .no-js').first()];
      await expect(form.getByRole('textbox')).toHaveAccessibleName(/\w/);
      await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/\w/);
      await expect(form.getByRole('link').first()).toHaveAttribute('href', '/privacy-policy/');
      if (await isConnected(form)) return;
      await expect(note).toBeVisible({ visible: !javaScriptEnabled });
      await expect(note.locator('a')).toHaveAttribute('href', /^mailto:.+@/);
    });
  });
}

inOwnTab(
  'with the chat transport a draft opens in the chat, the address stays, and the remaining step is stated',
  async ({ page, context }) => {
    await context.route(/wa\.me/, route => route.fulfill({ contentType: 'text/html', body: '' }));
    const overrides = {
      thanks: 'One step.',
      delivery: { form: { method: 'dialog' }, field: 'email', handOver: 'https://wa.me/1?text=' },
    };
    await page.route('**/blog/', async route => {
      const response = await route.fetch();
      const override = (html: string) =>
        html.replace(/(data-island="[^"]*signup[^>]*data-props=")([^"]*)/g, (_, before, props) => {
          const changed = { ...JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")), ...overrides };
          return before + JSON.stringify(changed).replaceAll('"', '&quot;');
        });
      await route.fulfill({ response, body: override(await response.text()) });
    });
    await page.goto(path);
    const form = page.locator('main form.signup').first();
    await form.locator('input').fill('asha@example.com');
    const opened = context.waitForEvent('page');
    await form.getByRole('button').click();
    await (await opened).waitForURL(url => url.searchParams.get('text')?.endsWith('asha@example.com') ?? false);
    await expect(form.getByRole('status')).toHaveText(overrides.thanks);
    await expect(form.locator('input')).toHaveValue('asha@example.com');
  },
);

/** Runs in the page: returns the fields and buttons that a toast covers. */
function coveredBy(toast: Element): string[] {
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  return [...document.querySelectorAll('input, button, select')].flatMap(control => {
    const box = control.getBoundingClientRect();
    const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom || box.width === 0;
    return isApart ? [] : [control.outerHTML];
  });
}

inOwnTab('a toast confirms the submit, covers no field, and disappears after a while', async ({ page }) => {
  await page.clock.install();
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    for (const form of await page.locator('main form.signup').all()) {
      test.skip(await isConnected(form), 'Sign-up is connected: see post.e2e.ts.');
      await expect(form.getByRole('status')).toBeEmpty();
      await form.getByRole('textbox').fill('asha@example.com');
      await form.getByRole('textbox').press('Enter');
      await expect(form.getByRole('textbox')).toHaveValue('');
      await expect(form.getByRole('status')).not.toBeEmpty();
      await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 });
      expect(await form.getByRole('status').evaluate(coveredBy)).toEqual([]);
    }
  }
  await page.clock.fastForward(10_000);
  await expect(page.locator('main form.signup').first().getByRole('status')).toBeEmpty();
});
