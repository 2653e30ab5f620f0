import { expect } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

/** The maps service, whatever it is today, is the only one of other sites that a page of ours has in a frame. */
const frame = '.map-frame iframe';

test('the office is drawn, with its address and a link, and the maps service is asked when somebody opens its map', async ({
  page,
}) => {
  await page.goto('/contact/');
  const src = await page.locator(frame).getAttribute('src');
  const asked: string[] = [];
  await page.route(String(src), route => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  const link = page.locator('.map-frame a');
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', /^https:/);
  await expect(page.locator('.map-frame summary')).toBeVisible();
  expect(asked).toEqual([]);
  await page.locator('.map-frame summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(frame)).toBeVisible();
  await expect.poll(() => asked).toEqual([src]);
  // It closes again.
  await expect(page.locator('.map-frame summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(frame)).toBeHidden();
});
