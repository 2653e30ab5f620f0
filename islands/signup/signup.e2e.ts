import { readFileSync } from 'node:fs';
import { expect, type Locator } from 'playwright/test';
import { atRoot, templatePaths } from '../../generator/testing/built-sites.ts';
import { screens } from '../../generator/testing/screens.ts';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';

/** The templates with sign-up forms in <main>, and their number. The form of the exit offer comes after <main>. */
const pages = templatePaths(atRoot)
  .map(path => {
    const html = readFileSync(`${atRoot.out}${path.replace(/\/$/, '/index.html')}`, 'utf8');
    return { path, forms: html.split('</main>')[0]?.match(/<form class="signup/g)?.length ?? 0 };
  })
  .filter(({ forms }) => forms > 0);

/** Returns why the browser considers a field invalid. */
const validityOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => {
    const { valueMissing, typeMismatch, valid } = element.validity;
    return valid ? 'valid' : valueMissing ? 'missing' : typeMismatch ? 'no email address' : 'other';
  });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const { path, forms } of pages) {
      test(`${path}: the browser rejects an empty field and an invalid address, and nothing is sent while no transport is set`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(page.locator('main form.signup')).toHaveCount(forms);
        for (const form of await page.locator('main form.signup').all()) {
          const field = form.getByRole('textbox');
          for (const [typed, validity] of Object.entries({ '': 'missing', asha: 'no email address' })) {
            await field.fill(typed);
            await form.getByRole('button').click();
            await expect(field).toBeFocused();
            expect.soft(await validityOf(field), `“${typed}”`).toBe(validity);
          }
          await field.fill('asha@example.com');
          expect.soft(await validityOf(field)).toBe('valid');
        }

        const method = await page.locator('main form.signup').first().getAttribute('method');
        // If sign-up is connected, post.e2e.ts tests what is sent.
        if (method !== 'dialog') return;
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
        // Requests are reported in order: after this one, no earlier one is outstanding.
        await page.goto('/404.html');
        expect(sent, 'sent').toEqual([new URL('/404.html', address).href]);
      });
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, forms } of pages) {
    test(`${path}: a form that sends nothing says so, and links to the email address`, async ({ page }) => {
      await page.goto(path);
      const method = await page.locator('main form.signup').first().getAttribute('method');
      test.skip(method !== 'dialog', 'Sign-up is connected: the browser sends the form.');
      const notes = page.locator('main .no-js', { hasText: 'JavaScript' });
      await expect(notes).toHaveCount(forms);
      for (const note of await notes.all()) {
        await expect(note).toBeVisible();
        await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
      }
    });
  }
});

test('every sign-up form of the blog is next to the number of readers', async ({ page }) => {
  await page.goto('/blog/');
  const sections = page.locator('main :is(.hero, .section)', { has: page.locator('form.signup') });
  await expect(sections).toHaveCount(2);
  for (const section of await sections.all()) await expect(section.locator('[data-claim=readers]')).toBeVisible();
});

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
    await page.goto('/blog/');
    const form = page.locator('main form.signup').first();
    await form.locator('input').fill('asha@example.com');
    const opened = context.waitForEvent('page');
    await form.getByRole('button').click();
    await (await opened).waitForURL(url => url.searchParams.get('text')?.endsWith('asha@example.com') ?? false);
    await expect(form.getByRole('status')).toHaveText(overrides.thanks);
    await expect(form.locator('input')).toHaveValue('asha@example.com');
  },
);

for (const { path } of pages)
  test(`${path}: a toast has enough contrast and covers no field on any screen, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const form of await page.locator('main form.signup').all()) {
      test.skip((await form.getAttribute('method')) !== 'dialog', 'Sign-up is connected: see post.e2e.ts.');
      for (const [screen, viewport] of Object.entries(screens)) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await form.getByRole('textbox').fill('asha@example.com');
          await form.getByRole('button').click();
          await expect(form.getByRole('textbox')).toHaveValue('');
          await expect(form.getByRole('status')).not.toBeEmpty();
          await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 });
          const measured = () => form.getByRole('status').evaluate(measureToast);
          expect.soft((await measured()).contrast, `${screen}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
          // The chat button moves away.
          await expect.poll(async () => (await measured()).covered, `${screen}, ${colorScheme}`).toEqual([]);
        }
      }
    }
  });

/** Runs in the page: returns the lowest contrast between a toast and its surroundings, and the fields and buttons that it covers. */
function measureToast(toast: Element) {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  /** Returns the colour behind an element's text. */
  const backgroundOf = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.body);
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const isOpaque = context.getImageData(0, 0, 1, 1).data[3] === 255;
    return isOpaque || !element ? backgroundColor : backgroundOf(element.parentElement);
  };
  const luminanceOf = (colour: string) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map(part =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const inside = luminanceOf(backgroundOf(toast));
  const around = (
    [
      [left - 3, y],
      [right + 3, y],
      [x, top - 3],
      [x, bottom + 3],
    ] as const
  ).flatMap(([x, y]) => {
    const neighbour = document.elementFromPoint(x, y);
    return neighbour ? [luminanceOf(backgroundOf(neighbour))] : [];
  });
  const contrasts = around.map(outside => (Math.max(inside, outside) + 0.05) / (Math.min(inside, outside) + 0.05));
  const covered = [...document.querySelectorAll('input, button, select')].flatMap(control => {
    const box = control.getBoundingClientRect();
    const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom || box.width === 0;
    return isApart ? [] : [control.outerHTML];
  });
  return { contrast: Math.min(...contrasts), covered };
}

test('with script every form states what the address is used for, links to the policy, and does not say that it needs script', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path);
    for (const note of await page.locator('main .no-js', { hasText: 'JavaScript' }).all())
      await expect.soft(note, path).toBeHidden();
    for (const form of await page.locator('main form.signup').all()) {
      await expect(form.getByRole('textbox')).toHaveAccessibleName(/\w/);
      await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/only .+ Privacy policy/);
      await expect(form.getByRole('link')).toHaveAttribute('href', '/privacy-policy/');
    }
  }
});

inOwnTab(
  'a toast confirms the submit, the field is cleared, and the toast disappears after a while',
  async ({ page }) => {
    await page.clock.install();
    for (const viewport of Object.values(screens)) {
      await page.setViewportSize(viewport);
      await page.goto('/blog/');
      const form = page.locator('main form.signup').first();
      test.skip((await form.getAttribute('method')) !== 'dialog', 'Sign-up is connected: see post.e2e.ts.');
      await form.getByRole('button').click();
      await expect(form.getByRole('status')).toBeEmpty();
      await form.getByRole('textbox').fill('asha@example.com');
      await form.getByRole('textbox').press('Enter');
      await expect(form.getByRole('status')).not.toBeEmpty();
      await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(form.getByRole('textbox')).toHaveValue('');
    }
    await page.clock.fastForward(10_000);
    await expect(page.locator('main form.signup').first().getByRole('status')).toBeEmpty();
  },
);
