import { expect, type Page } from 'playwright/test';
import { findViolations } from '../../generator/testing/find-violations.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

const button = (page: Page, name: string) => page.locator('header').getByRole('button', { name, exact: true });
const toggle = (page: Page) => page.locator('header .header-toggle').and(page.getByRole('button'));
const panel = (page: Page, name: string) => page.locator('header').getByRole('list', { name, exact: true });
const links = (page: Page) => page.locator('header nav a');
/** Returns the names of the menus. */
const menus = (page: Page) => page.locator('header nav button[popovertarget]').allTextContents();
const hrefs = (page: Page) => links(page).evaluateAll(all => all.map(link => link.getAttribute('href')));

// Menus are popovers: they must work the same with and without script.
for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test.describe('on a wide screen', () => {
      test.beforeEach(({ page }) => page.goto('/about/'));

      test('a click opens and closes a menu', async ({ page }) => {
        for (const name of await menus(page)) {
          await expect(panel(page, name)).toBeHidden();
          await button(page, name).click();
          await expect(panel(page, name)).toBeVisible();
          await expect(panel(page, name)).toBeInViewport({ ratio: 1 });
          await button(page, name).click();
          await expect(panel(page, name)).toBeHidden();
        }
      });

      test('Enter and Space open a menu, Tab moves into it, Escape closes it and returns the focus to its button', async ({
        page,
      }) => {
        const [name = ''] = await menus(page);
        for (const key of ['Enter', 'Space']) {
          await button(page, name).focus();
          await page.keyboard.press(key);
          await expect(panel(page, name), key).toBeVisible();
          await page.keyboard.press('Tab');
          await expect(panel(page, name).getByRole('link').first(), key).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(panel(page, name), key).toBeHidden();
          await expect(button(page, name), key).toBeFocused();
        }
      });

      test('opening a menu closes the other, and a click outside closes it', async ({ page }) => {
        const [first = '', second = ''] = await menus(page);
        await button(page, first).click();
        await button(page, second).click();
        await expect(panel(page, second)).toBeVisible();
        await expect(panel(page, first)).toBeHidden();
        await page.locator('h1').click({ position: { x: 1, y: 1 } });
        await expect(panel(page, second)).toBeHidden();
      });
    });

    test.describe('on a small screen', () => {
      test.use({ viewport: { width: 360, height: 740 } });

      test('the toggle opens all menus, stacked', async ({ page }) => {
        await page.goto('/about/');
        await expect(page.locator('header nav')).toBeHidden();
        await toggle(page).click();
        const positions = await page
          .locator('header nav li > a')
          .evaluateAll(all => all.map(link => link.getBoundingClientRect()).map(({ top, left }) => [top, left]));
        expect(positions.length).toBeGreaterThan(0);
        expect(positions).toEqual([...positions].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
        for (const link of await links(page).all()) await expect(link).toBeVisible();
      });

      test('Tab moves from the toggle through the links only', async ({ page }) => {
        await page.goto('/about/');
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        for (const path of await hrefs(page)) {
          await page.keyboard.press('Tab');
          await expect(page.locator('header nav :focus')).toHaveAttribute('href', path ?? '');
          await expect(page.locator('header nav :focus')).toBeInViewport({ ratio: 1 });
        }
      });

      test('after the last link the focus is never on an element behind the menu', async ({ page }) => {
        // An element that is still animating has no size yet.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/about/');
        await toggle(page).click();
        await links(page).last().focus();
        for (let presses = 0; presses < 6; presses++) {
          await page.keyboard.press('Tab');
          const isCovered = await page.evaluate(() => {
            const focused = document.activeElement as HTMLElement;
            const { left, top, width, height } = focused.getBoundingClientRect();
            const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
            return focused !== document.body && !focused.contains(topmost);
          });
          expect(isCovered, `after ${presses + 1} presses`).toBe(false);
        }
      });

      test('Escape closes the menu and returns the focus to the toggle', async ({ page }) => {
        await page.goto('/about/');
        await toggle(page).click();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(page.locator('header nav')).toBeHidden();
        await expect(toggle(page)).toBeFocused();
      });

      test('following a link closes the menu', async ({ page }) => {
        await page.goto('/about/');
        await toggle(page).click();
        const href = (await links(page).nth(3).getAttribute('href')) ?? '';
        await links(page).nth(3).click();
        await expect(page).toHaveURL(href);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('header nav')).toBeHidden();
      });
    });
  });
}

test('a menu stays open while its button has the focus, and closes when the focus moves on', async ({ page }) => {
  await page.goto('/about/');
  const [first = '', second = ''] = await menus(page);
  await button(page, second).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, second)).toBeFocused();
  await expect(panel(page, second)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page, second)).toBeHidden();
  await button(page, first).focus();
  await page.keyboard.press('Enter');
  await panel(page, first).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(button(page, second)).toBeFocused();
  await expect(panel(page, first)).toBeHidden();
});

test('the menu with the current page is highlighted', async ({ page }) => {
  for (const path of ['/', '/about/', '/services/seo/']) {
    await page.goto(path);
    const looks = await page.locator('header .header-menu > button').evaluateAll(all =>
      all.map(button => {
        const isOurs = [...document.querySelectorAll(`#${button.getAttribute('popovertarget')} a`)].some(
          link => link.getAttribute('href') === location.pathname,
        );
        return { isOurs, look: getComputedStyle(button).color };
      }),
    );
    const ours = looks.filter(({ isOurs }) => isOurs).map(({ look }) => look);
    expect.soft(ours, path).toHaveLength(1);
    for (const { isOurs, look } of looks) expect.soft(look === ours[0], path).toBe(isOurs);
  }
});

test('the link to the current page is highlighted', async ({ page }) => {
  for (const path of ['/clients/', '/blog/']) {
    await page.goto(path);
    const colours = await page
      .locator('header nav a.header-item:not(.header-contact)')
      .evaluateAll(all => all.map(link => [link.getAttribute('href'), getComputedStyle(link).color]));
    const current = colours.find(([href]) => href === path)?.[1];
    expect
      .soft(
        colours.filter(([, colour]) => colour === current),
        path,
      )
      .toHaveLength(1);
  }
});

test('a menu that is open while the window widens stays in place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about/');
  await toggle(page).click();
  await page.setViewportSize({ width: 1280, height: 740 });
  const contact = page.locator('.header-contact');
  const open = await contact.boundingBox();
  await page.keyboard.press('Escape');
  expect(open).toEqual(await contact.boundingBox());
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violation in open menus, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/about/');
    for (const name of await menus(page)) {
      await button(page, name).click();
      expect(await findViolations(page, 'header'), name).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await toggle(page).click();
    expect(await findViolations(page, 'header'), 'small screen').toEqual([]);
  });
}
