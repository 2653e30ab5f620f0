import { expect, type Page } from 'playwright/test';
import { atRoot, templatePaths } from '../../generator/testing/built-sites.ts';
import { findChat } from '../../generator/testing/find-chat.ts';
import { findViolations } from '../../generator/testing/find-violations.ts';
import { gate } from '../../generator/testing/gate.ts';
import { screens } from '../../generator/testing/screens.ts';
import { inOwnTab, inSharedTab as test } from '../../generator/testing/tabs.ts';

const offer = (page: Page) => page.locator('dialog.exit-offer');

/** Moves the pointer from the middle of the page out at the top. */
async function leave(page: Page) {
  await page.mouse.move(300, 300);
  await page.mouse.move(300, 4);
  await page.mouse.move(300, -4);
}

/** Opens a page and waits until its client scripts have run. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });

/** Runs in an empty page: returns the computed styles of another page's offer, rendered alone with that page's style sheets. */
function stylesOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const dialog = page.querySelector<HTMLDialogElement>('.exit-offer');
  document.head.replaceChildren(...page.querySelectorAll('style'));
  document.body.replaceChildren(dialog ?? '');
  dialog?.showModal();
  const parts = [...(dialog?.querySelectorAll('h2, p, .button, button') ?? [])].map(element => {
    const { fontSize, fontWeight, color, margin, padding } = getComputedStyle(element);
    return [element.localName, fontSize, fontWeight, color, margin, padding].join(' ');
  });
  return parts.join('\n');
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it stays closed, and the contact page makes the same offer', async ({ page }) => {
    await open(page, '/about/');
    await leave(page);
    await expect(offer(page)).toBeHidden();
    await open(page, '/contact/');
    const claim = await offer(page).locator('[data-claim]').first().getAttribute('data-claim');
    await expect(page.locator(`main [data-claim="${claim}"]`).first()).toBeVisible();
    const booking = await offer(page).locator('.button').first().getAttribute('href');
    await expect(page.locator(`main a[href="${booking}"]`).first()).toBeVisible();
  });
});

test.describe('desktop', () => {
  test.use({ viewport: screens.desktop });

  test('it opens when the pointer leaves at the top, and links to the booking page', async ({ page }) => {
    await open(page, '/about/');
    await expect(offer(page)).toBeHidden();
    await leave(page);
    await expect(offer(page)).toBeVisible();
    expect(await offer(page).evaluate(dialog => dialog.matches(':modal'))).toBe(true);
    await expect(offer(page)).toHaveAccessibleName(/\S/);
    const book = offer(page).locator('a.button');
    await expect(book).toHaveAttribute('target', '_blank');
    await expect(book).toHaveAttribute('href', /^https:/);
    await expect(offer(page).locator('form.signup').getByRole('button')).toBeVisible();
  });

  test('it opens once per session, on whatever page', async ({ page }) => {
    await open(page, '/about/');
    await leave(page);
    await expect(offer(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['exitOffer']);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeHidden();
    await leave(page);
    await expect(offer(page)).toBeHidden();
    await open(page, '/contact/');
    await leave(page);
    await expect(offer(page)).toBeHidden();
  });

  test('it stays closed when the pointer leaves at a side', async ({ page }) => {
    await open(page, '/about/');
    await page.mouse.move(300, 300);
    await page.evaluate(() => {
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: -5, clientY: 300 }));
    });
    await expect(offer(page)).toBeHidden();
    await leave(page);
    await expect(offer(page)).toBeVisible();
  });

  inOwnTab('it is on every page with the same styles', async ({ page }) => {
    await page.setContent('<!doctype html>');
    const pathsOf = new Map<string, string[]>();
    for (const path of templatePaths(atRoot)) {
      const styles = await page.evaluate(stylesOf, await (await page.request.get(path)).text());
      pathsOf.set(styles, [...(pathsOf.get(styles) ?? []), path]);
    }
    expect([...pathsOf.values()], 'pages grouped by style').toHaveLength(1);
    expect([...pathsOf.keys()].join()).toContain('h2');
  });

  inOwnTab('it opens once per page where session storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const errors: Error[] = [];
    page.on('pageerror', error => errors.push(error));
    await open(page, '/about/');
    await leave(page);
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await leave(page);
    await expect(offer(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

  inOwnTab('it opens without an error while the page is still loading', async ({ page }) => {
    const { opened, open: release } = gate();
    await page.route(/\.woff2$/, route => opened.then(() => route.continue()));
    const errors: Error[] = [];
    page.on('pageerror', error => errors.push(error));
    await page.goto('/about/', { waitUntil: 'domcontentloaded' });
    await leave(page);
    await expect(offer(page)).toBeVisible();
    release();
    await page.waitForLoadState();
    expect(errors).toEqual([]);
  });

  for (const [action, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its last button', (page: Page) => offer(page).getByRole('button').last().click()],
    ['a click outside', (page: Page) => page.mouse.click(5, 400)],
  ] as const) {
    test(`${action} closes it and restores the focus`, async ({ page }) => {
      await open(page, '/about/');
      await page.locator('main a').first().focus();
      await leave(page);
      await expect(offer(page)).toBeVisible();
      await close(page);
      await expect(offer(page)).toBeHidden();
      await expect(page.locator('main a').first()).toBeFocused();
    });
  }

  test('the browser rejects an empty field and an invalid address; a valid one is logged and not sent', async ({
    page,
  }) => {
    await open(page, '/about/');
    await leave(page);
    const method = await offer(page).locator('form.signup').getAttribute('method');
    test.skip(method !== 'dialog', 'Sign-up is connected: see post.e2e.ts.');
    const logged: string[] = [];
    page.on('console', message => logged.push(message.text()));
    const sent: string[] = [];
    page.on('request', request => sent.push(request.resourceType()));
    const submit = offer(page).locator('form.signup').getByRole('button');
    for (const typed of ['', 'asha']) {
      await offer(page).getByRole('textbox').fill(typed);
      await submit.click();
      await expect(offer(page)).toBeVisible();
    }
    await offer(page).getByRole('textbox').fill('asha@example.com');
    await submit.click();
    await expect(offer(page)).toBeHidden();
    expect(logged).toEqual(['asha@example.com']);
    expect(sent.filter(type => type !== 'script')).toEqual([]);
  });

  test('it stays closed while the chat is open or a field has the focus', async ({ page }) => {
    await open(page, '/blog/');
    await (await findChat(page)).click();
    await leave(page);
    await expect(offer(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.locator('main').getByRole('textbox').first().focus();
    await leave(page);
    await expect(offer(page)).toBeHidden();
    await page.locator('main').getByRole('textbox').first().blur();
    await leave(page);
    await expect(offer(page)).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds no violation in it, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, '/about/');
      await leave(page);
      await expect(offer(page)).toBeVisible();
      expect(await findViolations(page, '.exit-offer')).toEqual([]);
    });
  }
});

inOwnTab.describe('phone', () => {
  inOwnTab.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  inOwnTab('it never opens on a touch screen', async ({ page }) => {
    await open(page, '/about/');
    await leave(page);
    await expect(offer(page)).toBeHidden();
  });
});
