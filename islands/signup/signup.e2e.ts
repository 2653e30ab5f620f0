import { readFileSync } from 'node:fs';
import { expect, type Locator } from 'playwright/test';
import { atRoot, templatePaths } from '../../generator/testing/built-sites.ts';
import { screens } from '../../generator/testing/screens.ts';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';

/** The templates that have sign-up forms in their text, and how many: the one of the exit offer stands after it. */
const pages = templatePaths(atRoot)
  .map(path => {
    const html = readFileSync(`${atRoot.out}${path.replace(/\/$/, '/index.html')}`, 'utf8');
    return { path, forms: html.split('</main>')[0]?.match(/<form class="signup/g)?.length ?? 0 };
  })
  .filter(({ forms }) => forms > 0);

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, forms } of pages) {
    test(`${path}: a form that sends nothing says so, and names a way that does`, async ({ page }) => {
      await page.goto(path);
      const method = await page.locator('main form.signup').first().getAttribute('method');
      test.skip(method !== 'dialog', 'Sign-up is connected: the browser sends the form.');
      const said = page.locator('main .no-js', { hasText: 'JavaScript' });
      await expect(said).toHaveCount(forms);
      for (const one of await said.all()) {
        await expect(one).toBeVisible();
        await expect(one.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
      }
    });
  }
});

test('with script that is not there', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    for (const one of await page.locator('main .no-js', { hasText: 'JavaScript' }).all())
      await expect(one).toBeHidden();
  }
});

test('every box of the blog says how many read already', async ({ page }) => {
  await page.goto('/blog/');
  const sections = page.locator('main :is(.hero, .section)', { has: page.locator('form.signup') });
  await expect(sections).toHaveCount(2);
  for (const section of await sections.all()) await expect(section.locator('[data-claim=readers]')).toBeVisible();
});

test('every box of the blog answers a valid address', async ({ page }) => {
  await page.goto('/blog/');
  for (const form of await page.locator('main form.signup').all()) {
    test.skip((await form.getAttribute('method')) !== 'dialog', 'Sign-up is connected: see post.e2e.ts.');
    await form.getByRole('textbox').fill('asha@example.com');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).not.toBeEmpty();
    await expect(form.getByRole('textbox')).toHaveValue('');
  }
});

inOwnTab(
  'what is handed over to a chat opens there; the address stays, and the step that is left is told',
  async ({ page, context }) => {
    await context.route(/wa\.me/, route => route.fulfill({ contentType: 'text/html', body: '' }));
    const given = {
      thanks: 'One step.',
      delivery: { form: { method: 'dialog' }, field: 'email', handOver: 'https://wa.me/1?text=' },
    };
    await page.route('**/blog/', async route => {
      const response = await route.fetch();
      const spoil = (html: string) =>
        html.replace(/(data-island="[^"]*signup[^>]*data-props=")([^"]*)/g, (_, before, props) => {
          const changed = { ...JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")), ...given };
          return before + JSON.stringify(changed).replaceAll('"', '&quot;');
        });
      await route.fulfill({ response, body: spoil(await response.text()) });
    });
    await page.goto('/blog/');
    const form = page.locator('main form.signup').first();
    await form.locator('input').fill('asha@example.com');
    const opened = context.waitForEvent('page');
    await form.getByRole('button').click();
    await (await opened).waitForURL(url => url.searchParams.get('text')?.endsWith('asha@example.com') ?? false);
    await expect(form.getByRole('status')).toHaveText(given.thanks);
    await expect(form.locator('input')).toHaveValue('asha@example.com');
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path } of pages) {
    for (const [screen, viewport] of Object.entries(screens)) {
      test(`${path}, ${screen}, ${colorScheme}: a toast stands out from its ground, and covers no field`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        for (const form of await page.locator('main form.signup').all()) {
          test.skip((await form.getAttribute('method')) !== 'dialog', 'Sign-up is connected: see post.e2e.ts.');
          await form.getByRole('textbox').fill('asha@example.com');
          await form.getByRole('button').click();
          await expect(form.getByRole('status')).not.toBeEmpty();
          await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 });
          const { contrast, covered } = await form.getByRole('status').evaluate(measureToast);
          expect(contrast).toBeGreaterThanOrEqual(3);
          expect(covered).toEqual([]);
        }
      });
    }
  }
}

/** Runs in the page: the least contrast of a toast with what is seen around it, and the fields and buttons that it covers. */
function measureToast(toast: Element) {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  /** The colour of what is behind an element's words. */
  const groundOf = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.body);
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const isSeen = context.getImageData(0, 0, 1, 1).data[3] === 255;
    return isSeen || !element ? backgroundColor : groundOf(element.parentElement);
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
  const own = luminanceOf(groundOf(toast));
  const around = (
    [
      [left - 3, y],
      [right + 3, y],
      [x, top - 3],
      [x, bottom + 3],
    ] as const
  ).flatMap(([x, y]) => {
    const beside = document.elementFromPoint(x, y);
    return beside ? [luminanceOf(groundOf(beside))] : [];
  });
  const contrasts = around.map(other => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
  const covered = [...document.querySelectorAll('input, button, select')].flatMap(control => {
    const box = control.getBoundingClientRect();
    const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom || box.width === 0;
    return isApart ? [] : [control.outerHTML];
  });
  return { contrast: Math.min(...contrasts), covered };
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

inOwnTab('a toast says that it is done, the field is cleared, and the toast goes by itself', async ({ page }) => {
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
});
