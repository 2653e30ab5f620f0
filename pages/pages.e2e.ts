/** One page of each template: what depends on the template, and not on what its pages say. */
import { expect, type Page } from 'playwright/test';
import { findOverflow } from '../components/testing/find-overflow.ts';
import { findViolations } from '../components/testing/find-violations.ts';
import { templatePaths } from '../components/testing/page-paths.ts';
import { atRoot } from '../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

const widths = [320, 768, 1440];
const templates = templatePaths(atRoot);

for (const [i, path] of templates.entries()) {
  test(`${path} loads without errors or external requests, lets the keyboard skip to its content, fits its widths in at most six sizes of type, more text spacing and twice the text size, and axe finds no violation`, async ({
    page,
  }) => {
    const faults: string[] = [];
    await page.route(
      url => !url.href.startsWith(atRoot.url),
      route => {
        // What a map loads is its own.
        if (route.request().frame().parentFrame()) return route.fulfill({ contentType: 'text/html', body: '' });
        faults.push(route.request().url());
        return route.abort();
      },
    );
    page.on('console', message => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', error => faults.push(error.message));
    await page.goto(path);
    await skipToContent(page);
    // Loads what is lazy, too.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
      const sizes = await page.evaluate(findSizes);
      expect.soft(sizes.length, `sizes of type at ${width} px: ${sizes}`).toBeLessThanOrEqual(6);
      expect.soft(Math.min(...sizes), `the smallest type at ${width} px`).toBeGreaterThanOrEqual(16);
    }
    expect.soft(faults).toEqual([]);
    // With the same page, as loading each again would take longer than these checks.
    await expectToFitText(page);
    // The theme's pairs are proven for both colour schemes in content/schemas/theme.ts: here each is seen with every other template, on a phone or a desktop.
    await expectNoViolation(
      page,
      i % 2 === 0 ? { colorScheme: 'light', width: 1280 } : { colorScheme: 'dark', width: 320 },
    );
    if (i % 3 === 0) await expectToPrint(page);
  });
}

/** Runs in the page: returns the sizes of the type that its content shows. */
function findSizes(): number[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const sizes = new Set<number>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element?.checkVisibility() || element.closest('.sr-only')) continue;
    sizes.add(Math.round(10 * Number.parseFloat(getComputedStyle(element).fontSize)) / 10);
  }
  return [...sizes];
}

/** The text spacing of WCAG 2.2, 1.4.12, which must not lose content. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** WCAG 2.2, 1.4.4: the text size that browsers on phones offer, and the usual one. */
const [twice, usual] = [{ standard: 32 }, { standard: 16 }];

/** Expects that the page fits with more space in its text, and a phone with larger text. */
async function expectToFitText(page: Page) {
  // The policy blocks a style element, but not a constructed style sheet.
  await page.evaluate(css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await findOverflow(page), 'with more text spacing').toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 360, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: twice });
  try {
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect.soft(size, 'the text size').toBe('32px');
    expect.soft(await findOverflow(page), '360 px with twice the text size').toEqual([]);
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: usual });
    await browser.detach();
  }
}

/** Expects that axe finds nothing, with all answers open. */
async function expectNoViolation(page: Page, { colorScheme, width }: { colorScheme: 'light' | 'dark'; width: number }) {
  // Colours must not be in transition.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await page.setViewportSize({ width, height: 720 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('details').evaluateAll(all => {
    for (const details of all) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
  expect.soft(await findViolations(page), `axe: ${colorScheme}, ${width} px`).toEqual([]);
}

/** Expects that paper shows every word whole and no controls, and with enough contrast although the screen is dark. */
async function expectToPrint(page: Page) {
  // As wide as a sheet without its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect.soft(await page.evaluate(findBroken), 'broken on paper').toEqual([]);
  await expect.soft(page.locator(':is(header nav, .header-toggle, .chat-button):visible')).toHaveCount(0);
  expect.soft(await findViolations(page, 'main', ['color-contrast']), 'axe: paper').toEqual([]);
}

/** Runs in the page: returns words that are broken across lines. */
function findBroken(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every template shows all its content', async ({ page }) => {
    // The hero’s drawing fades in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of templates) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.locator(':is(h1, footer):visible'), path).toHaveCount(2);
      expect.soft(await hiddenContent(page), path).toEqual([]);
    }
  });
});

/** Elements of the main content with text that nobody sees, as HTML, but for what is hidden by design: links of headings, offers that wait for an answer. */
const hiddenContent = (page: Page) =>
  page.locator('main :not(script, style, template)').evaluateAll(all =>
    all
      .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter(element => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        element =>
          !element.closest(
            'details:not([open]) > :not(summary), [popover], dialog, .js-only, .pillar-ask + *, .disclosure-on-phones > summary',
          ),
      )
      .map(element => element.outerHTML),
  );
