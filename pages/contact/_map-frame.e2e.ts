import { expect } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

/** The map is the site's only iframe, so this matches whatever maps service content names. */
const frame = '.map-frame iframe';

test('the page shows a drawing, the address and a link, and requests the maps service only when a visitor opens the map', async ({
  page,
}) => {
  await page.goto('/contact/');
  const src = await page.locator(frame).getAttribute('src');
  const requests: string[] = [];
  await page.route(String(src), route => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  const link = page.locator('.contact-card a[href^="https:"]');
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', /^https:/);
  await expect(page.locator('.map-frame summary')).toBeVisible();
  expect(requests).toEqual([]);
  await page.locator('.map-frame summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(frame)).toBeVisible();
  await expect.poll(() => requests).toEqual([src]);
  // The same key closes it.
  await expect(page.locator('.map-frame summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(frame)).toBeHidden();
});
