import { expect } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

test('a visitor’s budget changes its results and its dots, and one below the fee shows what is missing', async ({
  page,
}) => {
  await page.goto('/pricing/');
  const calculator = page.locator('.budget-calculator');
  const spend = calculator.getByLabel('Your budget a month');
  await spend.fill('20000');
  await expect(calculator.locator('dd')).toHaveText(['₹15,000', '₹5,000', '₹23,600', '58', '11']);
  await expect(calculator.getByRole('status')).toContainText('₹181 is left');
  await spend.fill('8000');
  await expect(calculator.locator('.dot-faint')).toHaveCount(1);
  await expect(calculator.locator('dd').last()).toHaveText('0');
  await spend.fill('9000000');
  await expect(calculator.locator('dd').nth(1)).toHaveText('₹89,85,000');
});
