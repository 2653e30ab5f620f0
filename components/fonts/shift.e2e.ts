/**
 * A first visit shows a system font until the brand's font has loaded. The swap may cause a layout shift of at most 0.02 on any system, and
 * hydrating islands while scrolling may cause none.
 */
import { expect } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { anArticle } from '../testing/an-article.ts';
import { screens } from '../testing/screens.ts';
import { fallbacks, family, gujaratiFallbacks } from './family.ts';

/** The allowed layout shift, as browsers measure it: the share of the viewport that moves × the distance as a share of its height. */
const limit = 0.02;

/** Runs in the page: returns its layout shifts when each installed system font is replaced by the site’s, and while it is scrolled to its end. */
async function findShifts({ own, families }: { own: string; families: string[] }) {
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
  let shifts: { value: number; moved: string }[] = [];
  new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const elements = sources.map(({ node }) => (node instanceof HTMLElement ? node : node?.parentElement));
      shifts.push({ value, moved: elements.map(one => one?.outerHTML.slice(0, 60)).join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  /** Waits for pending rendering, then returns the shifts since the last call. */
  const newShifts = async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    const found = shifts;
    shifts = [];
    return found;
  };
  const show = (fonts: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root{--font:${fonts}}`);
    document.adoptedStyleSheets = [sheet];
    return newShifts();
  };
  await document.fonts.ready;
  const found: Record<string, typeof shifts> = {};
  for (const family of families) {
    // Neither the font nor one with the same widths is on this machine.
    if (!(await document.fonts.load(`1em ${family}`).then(Boolean, () => false))) continue;
    await show(family);
    found[family] = await show(`${own}, ${family}`);
  }
  found.scrolling = [];
  for (let y = 0; y <= document.body.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    found.scrolling.push(...(await newShifts()));
  }
  return found;
}

/** The templates that differ most: the home page, also in Gujarati, an offer, a list and an article. */
for (const path of ['/', '/gu/', '/services/seo/', '/blog/', anArticle])
  test(`${path} shifts by at most ${limit} when its font replaces a system font, and not at all while scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    await page.goto(path);
    const families = (path === '/gu/' ? gujaratiFallbacks : fallbacks).map(({ family }) => family);
    const { scrolling, ...replaced } = await page.evaluate(findShifts, {
      own: family,
      families: [...new Set(families)],
    });
    for (const [family, shifts] of Object.entries(replaced)) {
      const sum = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(sum, `${family}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(limit);
    }
    expect.soft(scrolling, 'while scrolling').toEqual([]);
  });
