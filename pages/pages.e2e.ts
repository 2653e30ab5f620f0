import { expect, type Page, test } from 'playwright/test';
import { atRoot, pagePaths, templatePaths } from '../generator/testing/built-site.ts';
import { findOverflow } from '../generator/testing/find-overflow.ts';
import { findViolations } from '../generator/testing/find-violations.ts';

const widths = [320, 360, 768, 1024, 1440];

/** Answers what the page asks of other origins with nothing, and gives the list of it as it grows. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    url => url.href.startsWith('http') && url.origin !== new URL(atRoot.url).origin,
    route => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    },
  );
  return asked;
}

for (const path of pagePaths(atRoot))
  test(`${path} loads without an error, asks nothing of anyone else and fits every width`, async ({ page }) => {
    const asked = await watchOthers(page);
    const errors: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(path);
    // What waits for the screen to come near is loaded too.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
  });

// What the template decides, and no entry of content.
for (const path of templatePaths(atRoot)) {
  test.describe(path, () => {
    test('lets the keyboard skip to its content', async ({ page }) => {
      await watchOthers(page);
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.locator('.skip-link')).toBeFocused();
      await expect(page.locator('.skip-link')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    test('has nothing that axe objects to', async ({ page }) => {
      await watchOthers(page);
      // A colour on its way to another is no colour to judge.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.locator('details').evaluateAll(all => {
        for (const details of all) {
          details.removeAttribute('name');
          details.setAttribute('open', '');
        }
      });
      expect.soft(await findViolations(page), 'light, on a desk').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findViolations(page), 'dark, on a phone').toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('shows all its content', async ({ page }) => {
        await watchOthers(page);
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('footer')).toBeVisible();
        const hidden = await page.locator('main :not(script, style, template)').evaluateAll(all =>
          all
            .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim()))
            .filter(element => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            // A heading's anchor is an aid, not content; it shows when it is pointed at or focused. What an answer leads to waits for the answer.
            .filter(
              element =>
                !element.closest(
                  'details:not([open]) > :not(summary), [popover], dialog, .js-only, .prose-anchor, .pillar-ask + *',
                ),
            )
            .map(element => element.outerHTML),
        );
        expect(hidden).toEqual([]);
      });
    });
  });
}
