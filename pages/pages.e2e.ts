import { expect, type Page } from 'playwright/test';
import { atRoot, pagePaths, templatePaths } from '../generator/testing/built-sites.ts';
import { findOverflow } from '../generator/testing/find-overflow.ts';
import { findViolations } from '../generator/testing/find-violations.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

const widths = [320, 360, 768, 1024, 1440];
/** The narrowest width, and the narrowest with columns: where an entry's text may be too wide. */
const narrow = [320, 768];
/** Tests that depend on the template only run on one page of each. */
const templates = templatePaths(atRoot);

for (const path of pagePaths(atRoot)) {
  const isFirst = templates.includes(path);
  const keyboard = isFirst ? ', lets the keyboard skip to its content' : '';
  test(`${path} loads without errors or external requests${keyboard} and fits its widths`, async ({ page }) => {
    const external: string[] = [];
    const errors: string[] = [];
    page.on('request', request => request.url().startsWith(atRoot.url) || external.push(request.url()));
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(path);
    if (isFirst) await skipToContent(page);
    // Loads what is lazy, too.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const width of isFirst ? widths : narrow) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    expect(external).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/** Skips to the content with the first key presses after loading. */
async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await expect.soft(page.locator('.skip-link')).toBeFocused();
  await expect.soft(page.locator('.skip-link')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect.soft(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.soft(page.locator('main :focus')).toHaveCount(1);
}

for (const path of templates)
  test(`axe finds no violation in ${path}`, async ({ page }) => {
    // Colours must not be in transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('details').evaluateAll(all => {
      for (const details of all) {
        details.removeAttribute('name');
        details.setAttribute('open', '');
      }
    });
    expect.soft(await findViolations(page), 'light, desktop').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await findViolations(page), 'dark, phone').toEqual([]);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every template shows all its content', async ({ page }) => {
    for (const path of templates) {
      await page.goto(path);
      await expect.soft(page.locator('h1'), path).toBeVisible();
      await expect.soft(page.locator('footer'), path).toBeVisible();
      const hidden = await page.locator('main :not(script, style, template)').evaluateAll(all =>
        all
          .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim()))
          .filter(element => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          // Not content hidden by design: links of headings, offers that wait for an answer, the skyline's version for phones.
          .filter(
            element =>
              !element.closest(
                'details:not([open]) > :not(summary), [popover], dialog, .js-only, .prose-anchor, .pillar-ask + *, .fold > summary, .skyline-coarse',
              ),
          )
          .map(element => element.outerHTML),
      );
      expect.soft(hidden, path).toEqual([]);
    }
  });
});
