import { expect } from 'playwright/test';
import { atRoot } from '../../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

/** The map is the site's only iframe, so this matches whatever maps service content names. */
const frame = '.map-frame > iframe';

test('the map stands in the page, and loads without a click once it comes near', async ({ page }) => {
  const requests: string[] = [];
  await page.route(
    url => !url.href.startsWith(atRoot.url),
    route => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    },
  );
  await page.goto('/contact/');
  await expect(page.locator(frame)).toHaveAttribute('loading', 'lazy');
  await page.locator(frame).scrollIntoViewIfNeeded();
  await expect(page.locator(frame)).toBeInViewport();
  await expect.poll(() => requests).toEqual([await page.locator(frame).getAttribute('src')]);
});
