import { expect, type Page, test } from 'playwright/test';

const lists = [
  { path: '/services/branding/', count: 6 },
  { path: '/clients/', count: 8 },
];

const items = (page: Page) => page.locator('.faq details');
const isOpen = (page: Page) => items(page).evaluateAll(all => all.map(item => (item as HTMLDetailsElement).open));

/** What is open of `count` items when only item n is: (3, 1) → [false, true, false]. */
const only = (count: number, n?: number) => Array.from({ length: count }, (_, i) => i === n);

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const { path, count } of lists) {
      test.describe(path, () => {
        test.beforeEach(({ page }) => page.goto(path));

        test(`${count} questions, item-0 to item-${count - 1}, all closed`, async ({ page }) => {
          const ids = await items(page).evaluateAll(all => all.map(item => item.id));
          expect(ids).toEqual(Array.from({ length: count }, (_, i) => `item-${i}`));
          expect(await isOpen(page)).toEqual(only(count));
        });

        test('one at a time is open, and it closes again', async ({ page }) => {
          const question = (n: number) => page.locator(`#item-${n} summary`);
          await question(0).click();
          expect(await isOpen(page)).toEqual(only(count, 0));
          await expect(page.locator('#item-0 .faq-answer')).toBeVisible();
          await question(count - 1).click();
          expect(await isOpen(page)).toEqual(only(count, count - 1));
          await expect(page.locator('#item-0 .faq-answer')).toBeHidden();
          await question(count - 1).click();
          expect(await isOpen(page)).toEqual(only(count));
        });

        test('the keyboard opens and closes it', async ({ page }) => {
          await page.locator('#item-0 summary').focus();
          await page.keyboard.press('Enter');
          expect(await isOpen(page)).toEqual(only(count, 0));
          await page.keyboard.press('Tab');
          await expect(page.locator('#item-1 summary')).toBeFocused();
          await page.keyboard.press('Space');
          expect(await isOpen(page)).toEqual(only(count, 1));
          await page.keyboard.press('Space');
          expect(await isOpen(page)).toEqual(only(count));
        });
      });
    }
  });
}

test('on paper every answer stands under its question', async ({ page }) => {
  await page.goto('/clients/');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('.faq-answer').all()) await expect(answer).toBeVisible();
});
