/** Nothing on a page ever moves by itself: neither when its font comes late, nor when islands wake on the way down. */
import { expect, test } from 'playwright/test';
import { atRoot, templatePaths } from '../../generator/testing/built-site.ts';
import { screens } from '../../generator/testing/screens.ts';

/** Runs in the page before it: lists what moves from now on. */
function watchShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const moved = entry.sources.map(({ node }) => (node instanceof HTMLElement ? node.outerHTML.slice(0, 60) : node));
      shifts.push(`${entry.value} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: its first paint, or one that was. */
const firstPaint = () =>
  new Promise<void>(resolve => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });

/** Runs in the page: scrolls to its end, screen by screen, each of them drawn. */
async function scrollThrough() {
  const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  for (let y = 0; y <= document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await drawn();
    await drawn();
  }
}

for (const path of templatePaths(atRoot)) {
  test(`${path} does not move when its font comes late`, async ({ browser }) => {
    for (const [screen, viewport] of Object.entries(screens)) {
      // Each with a cache of its own.
      const page = await browser.newPage({ viewport });
      await page.route(/maps\.example/, route => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.addInitScript(watchShifts);
      let release = () => {};
      const held = new Promise<void>(resolve => {
        release = resolve;
      });
      await page.route(/\.woff2$/, route => held.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'commit' });
      await page.evaluate(firstPaint);
      const font = page.waitForResponse(/\.woff2$/);
      release();
      await (await font).finished();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(scrollThrough);
      expect.soft(await page.evaluate('shifts'), screen).toEqual([]);
      await page.close();
    }
  });
}
