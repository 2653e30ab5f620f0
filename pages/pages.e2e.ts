import { expect, type Page } from 'playwright/test';
import { atRoot, pagePaths, templatePaths } from '../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';
import { findOverflow } from './_testing/find-overflow.ts';
import { findViolations } from './_testing/find-violations.ts';

const widths = [320, 360, 768, 1024, 1440];
/** The narrowest width, and the narrowest with columns: where an entry's text may be too wide. */
const narrow = [320, 768];
/** Tests that depend on the template only run on one page of each. */
const templates = templatePaths(atRoot);
/** Dark colours and paper differ by section, not by page: every third template has each of them. The theme's pairs are proven in content/schemas/theme.ts. */
const isThird = (path: string) => templates.indexOf(path) % 3 === 0;
/** Of the pages of a template that another page proves, every fourth. */
const pages = pagePaths(atRoot).filter((path, i) => templates.includes(path) || i % 4 === 0);

for (const path of pages) {
  const isFirst = templates.includes(path);
  const more = isFirst
    ? ', lets the keyboard skip to its content, fits with more text spacing and twice the text size, prints whole words, and axe finds no violation'
    : '';
  test(`${path} loads without errors or external requests and fits its widths${more}`, async ({ page }) => {
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
    expect.soft(external).toEqual([]);
    expect.soft(errors).toEqual([]);
    // With the same page, as loading each again would take longer than these checks.
    if (!isFirst) return;
    await expectToFitText(page);
    await expectNoViolation(page, isThird(path));
    if (isThird(path)) await expectToPrint(page);
  });
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
  // A small phone, and the narrowest window with all menus in one line.
  for (const width of [320, 960]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await findOverflow(page), `${width} px with more text spacing`).toEqual([]);
  }
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

/** Expects that axe finds nothing, in light colours on a desktop and perhaps in dark ones on a phone. */
async function expectNoViolation(page: Page, alsoDark: boolean) {
  // Colours must not be in transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('details').evaluateAll(all => {
    for (const details of all) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
  expect.soft(await findViolations(page), 'axe: light, desktop').toEqual([]);
  if (!alsoDark) return;
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await findViolations(page), 'axe: dark, phone').toEqual([]);
}

/** Expects that paper shows every word and URL whole, and with enough contrast although the screen is dark. */
async function expectToPrint(page: Page) {
  // As wide as a sheet without its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect.soft(await page.evaluate(findBroken), 'broken on paper').toEqual([]);
  expect.soft(await findViolations(page, 'main', ['color-contrast']), 'axe: paper').toEqual([]);
}

/** Runs in the page: returns words that are broken across lines, and links whose URL, which print shows, is broken into more than three. */
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
  const links = [...document.querySelectorAll<HTMLElement>('a[href^="http"]')];
  const isTall = (link: HTMLElement) =>
    link.getClientRects().length > 0 &&
    link.getBoundingClientRect().height > 4 * Number.parseFloat(getComputedStyle(link).lineHeight);
  return [...found, ...links.filter(isTall).map(link => link.outerHTML)];
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

const softly = expect.configure({ soft: true });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every template shows all its content', async ({ page }) => {
    for (const path of templates) {
      await page.goto(path);
      await expect.soft(page.locator('h1'), path).toBeVisible();
      await expect.soft(page.locator('footer'), path).toBeVisible();
      // Asked until the answer is right: the hero’s drawing fades in.
      await softly.poll(() => hiddenContent(page), path).toEqual([]);
    }
  });
});

/** Elements of the main content with text that nobody sees, as HTML, but for what is hidden by design: links of headings, offers that wait for an answer, the skyline’s version for phones. */
const hiddenContent = (page: Page) =>
  page.locator('main :not(script, style, template)').evaluateAll(all =>
    all
      .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter(element => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        element =>
          !element.closest(
            'details:not([open]) > :not(summary), [popover], dialog, .js-only, .prose-anchor, .pillar-ask + *, .disclosure-on-phones > summary, .skyline-coarse',
          ),
      )
      .map(element => element.outerHTML),
  );
