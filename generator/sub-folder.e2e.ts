import { parseHTML } from 'linkedom';
import { expect } from 'playwright/test';
import type { Running } from './dev/dev.ts';
import { serveCopy } from './testing/serve-copy.ts';
import { inOwnTab as test } from './testing/tabs.ts';

const base = '/repo/';

// One worker builds the copy, not each.
test.describe.configure({ mode: 'default' });

let site: Running;

test.beforeAll(async () => {
  site = await serveCopy(() => {}, base);
});

test.afterAll(() => site.close());

/** The paths of this site that a page names: links, styles, scripts, images. "/repo/about/#x" → "/repo/about/". */
function pathsIn(html: string, from: string): string[] {
  const { origin } = new URL(from);
  const { document } = parseHTML(html);
  const named = [...document.querySelectorAll('[href], [src], [action]')].map(
    element => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
  );
  const urls = named.map(href => new URL(href, from)).filter(url => url.origin === origin);
  return [...new Set(urls.map(url => url.pathname))];
}

test(`built for a folder, every link on every page leads into ${base} and is answered`, async ({ request }) => {
  const { origin } = new URL(site.url);
  const found = [base];
  const wrong: string[] = [];
  for (const path of found) {
    const response = await request.get(origin + path, { maxRedirects: 0 });
    if (response.status() !== 200) wrong.push(`${path}: ${response.status()}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    for (const next of pathsIn(await response.text(), origin + path)) {
      if (!next.startsWith(base)) wrong.push(`${path} links to ${next}`);
      else if (!found.includes(next)) found.push(next);
    }
  }
  expect(wrong).toEqual([]);
  expect(found.length).toBeGreaterThan(1);
});

test('the page for unknown paths leads back into the folder', async ({ page }) => {
  const response = await page.goto(`${site.url}nowhere/at/all/`);
  expect(response?.status()).toBe(404);
  await page.locator(`main a[href="${base}"]`).click();
  await expect(page).toHaveURL(site.url);
});
