import { expect, type Page } from 'playwright/test';
import { findViolations } from '../../components/testing/find-violations.ts';
import { screens } from '../../components/testing/screens.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { defaults, lineOf, messageOf, roiOf } from './roi.ts';

const results = (page: Page) => page.locator('.roi-calculator-results dd');
const chat = (page: Page) => page.locator('section:has(#calculator) .button-chat');
const message = async (page: Page) =>
  new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';
/** Returns the brand that the message greets. */
const brand = (page: Page) => page.locator('meta[property="og:site_name"]').getAttribute('content').then(String);
async function press(page: Page) {
  await page.locator('.roi-calculator').getByRole('button').click();
  await expect(results(page)).toHaveCount(3);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('how it reckons, and a chat button, replace it', async ({ page }) => {
    await page.goto('/#calculator');
    await expect(page.locator('section:has(#calculator) details')).toBeVisible();
    await expect(chat(page)).toBeVisible();
    expect(await message(page)).toBe(messageOf(await brand(page), defaults));
    await expect(page.locator('#roi-followers')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });
  test.beforeEach(({ page }) => page.goto('/#calculator'));

  test('it starts with 1,000 followers, retail and 3 posts, and shows results only after the button is pressed', async ({
    page,
  }) => {
    await expect(page.locator('#roi-followers')).toHaveValue('1000');
    await expect(page.locator('#roi-industry')).toHaveValue('retail');
    await expect(page.locator('#roi-posts')).toHaveValue('3');
    await expect(results(page)).toHaveCount(0);
    await press(page);
    await expect(results(page)).toHaveText(['2+', '2,500+', '₹12K+']);
    await expect(page.locator('.roi-calculator-results')).toBeInViewport();
  });

  test('visible results follow the fields, are announced once they settle, and stand in the chat message', async ({
    page,
  }) => {
    await page.locator('#roi-followers').fill('4321');
    const input = { ...defaults, followers: 4321 };
    await expect.poll(() => message(page)).toBe(messageOf(await brand(page), input));
    await press(page);
    await page.locator('#roi-followers').fill('100000');
    await page.locator('#roi-industry').selectOption('professional');
    await page.locator('#roi-posts').fill('21');
    await expect(results(page)).toHaveText(['1,890+', '17,50,000+', '₹17,010K+']);
    await expect(page.locator('.roi-calculator [role=status]')).toHaveText(
      /reach 17,50,000\+, leads 1,890\+, revenue ₹17,010K\+$/,
    );
    const changed = { followers: 100_000, industry: 'professional', postsPerWeek: 21 };
    await expect.poll(() => message(page)).toBe(messageOf(await brand(page), changed, lineOf(roiOf(changed))));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await findViolations(page, 'section:has(#calculator)')).toEqual([]);
  });
});
