import { expect } from 'playwright/test';
import { edited } from '../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

const { origin, pathname: base } = new URL(edited.url);

/** Returns the paths of this site that a page refers to: links, styles, scripts, images. "/repo/about/#x" → "/repo/about/". */
function pathsIn(html: string, from: string): string[] {
  const named = [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, href = '']) => new URL(href, from));
  return [...new Set(named.filter(url => url.origin === origin).map(url => url.pathname))];
}

test(`on a site with a base path, every link on every page leads into ${base} and works`, async ({ request }) => {
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

test('the page for unknown paths links back to the home page under the base path', async ({ page }) => {
  const response = await page.goto(`${edited.url}nowhere/at/all/`);
  expect(response?.status()).toBe(404);
  await page.locator(`main a[href="${base}"]`).click();
  await expect(page).toHaveURL(edited.url);
});
