import { expect, type Page } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

const items = (page: Page) => page.locator('.faq details');
const isOpen = (page: Page) => items(page).evaluateAll(all => all.map(item => (item as HTMLDetailsElement).open));

/** Returns the open states of `count` items if only item n is open: (3, 1) → [false, true, false]. */
const only = (count: number, n?: number) => Array.from({ length: count }, (_, i) => i === n);

/** A page with a list of questions. */
const path = '/clients/';

test('at most one question is open; the keyboard opens and closes questions; paper shows every answer', async ({
  page,
}) => {
  await page.goto(path);
  const count = await items(page).count();
  await items(page).first().locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await isOpen(page)).toEqual(only(count, 0));
  await page.keyboard.press('Tab');
  // An answer may contain links.
  while (await page.locator('.faq .disclosure-text a:focus').count()) await page.keyboard.press('Tab');
  await expect(items(page).nth(1).locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  expect(await isOpen(page)).toEqual(only(count, 1));
  await page.keyboard.press('Space');
  expect(await isOpen(page)).toEqual(only(count));
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('.faq .disclosure-text').all()) await expect(answer).toBeVisible();
});

test('a question that is opened stays in view when the answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const [first, second] = [0, 1].map(i => items(page).nth(i).locator('summary'));
  await first?.click();
  await second?.evaluate(summary => scrollBy({ top: summary.getBoundingClientRect().top - 200, behavior: 'instant' }));
  await second?.press('Enter');
  const isBelowHeader = async () => {
    const [header, question] = await Promise.all([page.locator('header').first().boundingBox(), second?.boundingBox()]);
    return header && question && question.y >= header.y + header.height;
  };
  await expect.poll(isBelowHeader).toBe(true);
  await expect(items(page).first()).not.toHaveAttribute('open');
});
