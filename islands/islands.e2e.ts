/** For every island: hydration leaves the HTML unchanged, the content policy blocks nothing, and scripts stay small. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, expect, type Page } from 'playwright/test';
import { pagePaths } from '../components/testing/page-paths.ts';
import { atRoot } from '../generator/testing/built-sites.ts';
import { inOwnTab, inSharedTab as test } from '../generator/testing/tabs.ts';

/** One page for each set of islands that a page has; pages in Gujarati have none. */
const pages = new Map(
  pagePaths(atRoot).flatMap(page => {
    const html = readFileSync(path.join(atRoot.out, page.replace(/\/$/, '/index.html')), 'utf8');
    const islands = [...html.matchAll(/data-island="([^"]*)"/g)].map(([, src]) => src);
    return islands.length > 0 ? [[[...new Set(islands)].sort().join(), page] as const] : [];
  }),
).values();

/** Returns the size of the file at an address, after brotli: of the built file, as a browser that has it in its cache receives no bytes. */
const weightOf = (url: string) => brotliCompressSync(readFileSync(path.join(atRoot.out, new URL(url).pathname))).length;

/** Runs in the page: mounts every island. Returns those whose HTML from the server differs from that of hydration or of a fresh render. */
async function mountIslands() {
  /** Without comments: React separates texts by them. */
  const plain = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    copy.innerHTML = copy.innerHTML.replace(/<!--.*?-->/g, '');
    return copy;
  };
  const elements = (mark: Element) => [...mark.querySelectorAll('*')];
  const changed: Record<string, string[]> = {};
  const marks = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const mark of marks) {
    const { default: mount } = await import(mark.dataset.island ?? '');
    const [server, before] = [plain(mark), elements(mark)];
    mount(mark);
    await new Promise(resolve => setTimeout(resolve, 60));
    const isKept = elements(mark).every((element, i) => element === before[i]);
    const fresh = mark.cloneNode(false) as HTMLElement;
    mount(fresh);
    const all = [server, plain(mark), plain(fresh)];
    if (!isKept || !all.every(one => one.isEqualNode(server)))
      changed[mark.dataset.island ?? ''] = all.map(one => one.outerHTML);
  }
  return { changed, mounted: marks.map(({ dataset }) => dataset.island ?? '') };
}

for (const at of pages)
  test(`${at}: hydration changes nothing, a fresh render equals the server's HTML; scripts weigh at most 3 kB before any use, 12 kB in all`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    const errors: string[] = [];
    page.on('request', request => request.resourceType() === 'script' && scripts.add(request.url()));
    // Chromium reports what the content policy blocks as an error, too.
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    await page.goto(at);
    await page.waitForLoadState('networkidle');
    const weigh = () => [...scripts].reduce((sum, url) => sum + weightOf(url), 0);
    expect(weigh(), 'before any use').toBeGreaterThan(0);
    expect(weigh(), 'before any use').toBeLessThanOrEqual(3 * 1024);
    const { changed, mounted } = await page.evaluate(mountIslands);
    expect(changed).toEqual({});
    expect([...scripts]).toEqual(expect.arrayContaining(mounted.map(src => new URL(src, atRoot.url).href)));
    expect(weigh(), 'in all').toBeLessThanOrEqual(12 * 1024);
    expect(errors).toEqual([]);
  });

/** Returns how often scripts force a layout, because they ask for geometry, while `act` runs. */
async function countForced(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
  await browser.startTracing(page, { categories });
  await act();
  type TraceEvent = { name: string; args: { beginData?: { stackTrace?: unknown } } };
  const events: TraceEvent[] = JSON.parse(`${await browser.stopTracing()}`).traceEvents;
  expect(events.filter(({ name }) => name === 'Layout').length).toBeGreaterThan(0);
  return events.filter(({ name, args }) => name === 'Layout' && args.beginData?.stackTrace).length;
}

inOwnTab(
  'no script forces a layout before the visitor acts, and this test would notice one',
  async ({ browser, page }) => {
    for (const path of ['/', '/clients/', '/pricing/', '/blog/'])
      expect(
        await countForced(browser, page, async () => {
          await page.goto(path);
          // The chat button appears, figures count.
          await page.waitForTimeout(1500);
        }),
        path,
      ).toBe(0);
    const ask = () =>
      page.evaluate(() => {
        document.body.style.padding = '1px';
        return document.body.offsetHeight;
      });
    expect(await countForced(browser, page, ask)).toBe(1);
  },
);
