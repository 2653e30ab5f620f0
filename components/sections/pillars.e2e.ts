/** The questions of the pillars: answers lead to the offers that content/system.yaml names, through CSS alone. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { parse } from 'yaml';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { findOverflow } from '../../pages/_testing/find-overflow.ts';
import { findViolations } from '../../pages/_testing/find-violations.ts';

type Start = { path: string };
type System = { pillars: { id: string; start: Start }[]; check: { start: Start } };
const { pillars, check }: System = parse(readFileSync('content/system.yaml', 'utf8'));
const starts = [...pillars.map(({ start }) => start.path), check.start.path];

const answers = ['', 'yes', 'no'] as const;
type Answer = (typeof answers)[number];

/** Every combination of answers: none, yes or no to each question. */
const cases = pillars.reduce<Answer[][]>(
  (combinations, _) => combinations.flatMap(given => answers.map(answer => [...given, answer])),
  [[]],
);

/** Returns the expected offers: that of the first "no", or the final one if all answers are "yes". */
function expected(given: Answer[]): string[] {
  const first = given.indexOf('no');
  if (first >= 0) return [pillars[first]?.start.path ?? ''];
  return given.every(answer => answer === 'yes') ? [check.start.path] : [];
}

const shown = (page: Page) => page.locator('.pillar-start:visible');
const offers = (page: Page) =>
  shown(page)
    .locator('.pillar-offer')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));

const path = '/trece-system/';

test.describe(`${path} without script`, () => {
  test.use({ javaScriptEnabled: false });

  test('every combination of answers shows at most one offer: that of the first No, or the one for three Yes', async ({
    page,
  }) => {
    await page.goto(path);
    for (const given of cases) {
      await page.evaluate(
        all => {
          for (const [name, value] of all)
            for (const radio of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
              radio.checked = radio.value === value;
        },
        pillars.map(({ id }, i) => [id, given[i]] as const),
      );
      expect(await offers(page), given.join()).toEqual(expected(given));
    }
  });

  test('the questions can be answered by keyboard, and the result is in a status region of the pillar', async ({
    page,
  }) => {
    await page.goto(path);
    const group = page.getByRole('group').filter({ has: page.locator(`[name="${pillars[0]?.id}"]`) });
    await expect(group).toHaveAccessibleName(/\?$/);
    await group.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio').last()).toBeChecked();
    const status = page.locator('.pillar').first().getByRole('status');
    await expect(status.getByRole('link').first()).toHaveAttribute('href', starts[0] ?? '');
    await page.keyboard.press('Tab');
    await expect(status.getByRole('link').first()).toBeVisible();
  });
});

test('axe finds no violation in an answer, and it does not overflow a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(path);
  await page.locator(`[name="${pillars[0]?.id}"][value="no"]`).check();
  expect.soft(await findViolations(page, '.pillars')).toEqual([]);
  expect.soft(await findOverflow(page)).toEqual([]);
});
