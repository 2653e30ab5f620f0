/**
 * A first visit shows a system font until the brand's font has loaded. The swap may cause a layout shift of at most 0.02 on any system, and
 * hydrating islands while scrolling may cause none.
 */
import { expect, type Page } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { anArticle } from '../../pages/_testing/an-article.ts';
import { screens } from '../../pages/_testing/screens.ts';
import { type Fallback, fallbacks } from './fallbacks.ts';

/** The allowed layout shift, as browsers measure it: the share of the viewport that moves × the distance as a share of its height. */
const limit = 0.02;

type Shift = { value: number; moved: string };

/** Runs in the page: records past and future layout shifts. */
function watchShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const elements = entry.sources.map(({ node }) => (node instanceof HTMLElement ? node : node?.parentElement));
      shifts.push({ value: entry.value, moved: elements.map(one => one?.outerHTML.slice(0, 60)).join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits for pending rendering, then returns the shifts since the last call. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { shifts: Shift[] }).shifts.splice(0);
  });

const sumOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Runs in the page: shows it in each installed system font, then in Anek. Returns the shifts of each replacement, in one call for all fonts. */
async function replaceFonts(patterns: string[]) {
  const { shifts } = window as unknown as { shifts: Shift[] };
  const show = async (fonts: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root{--font:${fonts}}`);
    document.adoptedStyleSheets = [sheet];
    for (let frame = 0; frame < 2; frame++)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    return shifts.splice(0);
  };
  const replaced: { family: string; shifts: Shift[] }[] = [];
  for (const family of patterns) {
    await show(family);
    replaced.push({ family, shifts: await show(`Anek, ${family}`) });
  }
  return replaced;
}

/** Returns whether this machine has the font or a metric-compatible one. Needs an open page. */
const isInstalled = (page: Page, { family }: Fallback) =>
  page.evaluate(name => document.fonts.load(`1em ${name}`).then(Boolean, () => false), family);

/** Runs in the page: scrolls to its end screen by screen, and lets each of them render. */
async function scrollThrough() {
  const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  for (let y = 0; y <= document.body.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await drawn();
    await drawn();
  }
}

/** The templates that differ most: the home page, an offer, a list and an article. */
const paths = ['/', '/services/seo/', '/blog/', anArticle];

for (const path of paths) {
  test(`${path} shifts by at most ${limit} when its font replaces a system font, and not at all while scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    await page.goto(path);
    await page.evaluate(watchShifts);
    await page.evaluate(() => document.fonts.ready);
    const installed: string[] = [];
    for (const fallback of fallbacks) if (await isInstalled(page, fallback)) installed.push(fallback.family);
    for (const { family, shifts } of await page.evaluate(replaceFonts, installed))
      expect.soft(sumOf(shifts), `${family}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(limit);
    await page.evaluate(scrollThrough);
    expect.soft(await shiftsOf(page), 'while scrolling').toEqual([]);
  });
}
