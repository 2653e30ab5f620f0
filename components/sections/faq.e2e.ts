import { expect, type Page } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

const items = (page: Page) => page.locator('.faq details');
const summary = (page: Page, n: number) => items(page).nth(n).locator('summary');
/** Returns the indexes of the open questions. */
const open = (page: Page) =>
  items(page).evaluateAll(all => all.flatMap((item, i) => ((item as HTMLDetailsElement).open ? [i] : [])));

/** A page with a list of questions. */
const path = '/clients/';

test('paper shows every answer', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('.faq .disclosure-text').all()) await expect(answer).toBeVisible();
});

test('an address that ends with an anchor in a closed block opens it, for whoever follows a link to it, too', async ({
  page,
}) => {
  await page.goto('/coach/seo/');
  await page.locator('a[href$="#before-booking"]').click();
  const block = page.locator('details', { has: page.locator('#before-booking') });
  await expect(block.locator('dd').first()).toBeInViewport();
  await page.reload();
  await expect(block.locator('dd').first()).toBeInViewport();
});

test('a question that is opened stays in view when the answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await summary(page, 0).click();
  const second = summary(page, 1);
  await second.evaluate(one => scrollBy({ top: one.getBoundingClientRect().top - 200, behavior: 'instant' }));
  await second.press('Enter');
  const header = await page.locator('header').first().boundingBox();
  await expect.poll(async () => (await second.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(await open(page)).toEqual([1]);
});
