import { expect } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

test('a visitor’s budget changes its results and its dots, and one below the fee with GST shows only that', async ({
  page,
}) => {
  await page.goto('/pricing/');
  const calculator = page.locator('.budget-calculator');
  const spend = calculator.locator('#budget-spend');
  for (const [name, value] of Object.entries({ spend: '37760', perEnquiry: '85', buyersOfTen: '2', kept: '2000' }))
    await calculator.locator(`#budget-${name}`).fill(value);
  await expect(calculator.locator('dd')).toHaveText(['₹15,000', '₹17,000', '₹5,760', '200', '40']);
  await expect(calculator.getByRole('status')).toHaveText(
    '40 new customers leave you ₹80,000 on their first orders, for your ₹37,760. A second order needs no ad.',
  );
  await spend.fill('17699');
  await expect(calculator.getByRole('status')).toHaveText('Our fee alone is ₹17,700 with GST: begin smaller.');
  await expect(calculator.locator('dd, svg')).toHaveCount(0);
  await spend.fill('17700');
  await expect(calculator.locator('dd').last()).toHaveText('0');
  await spend.fill('9000000');
  await expect(calculator.locator('dd').nth(1)).toHaveText('₹76,12,119');
});
