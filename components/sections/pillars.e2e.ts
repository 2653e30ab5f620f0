/** The questions of the pillars: answers lead to the offers that content/system.yaml names, through CSS alone. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { parse } from 'yaml';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';

type Start = { path: string };
type System = { pillars: { id: string; start: Start }[]; check: { start: Start } };
const { pillars, check }: System = parse(readFileSync('content/system.yaml', 'utf8'));

const path = '/';
const answer = (page: Page, i: number, value: 'yes' | 'no') =>
  page.locator(`[name="${pillars[i]?.id}"][value="${value}"]`).check();
const offers = (page: Page) =>
  page
    .locator('.pillar-start:visible .pillar-offer')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the offer is that of the first No, and after nothing but Yes the one for that', async ({ page }) => {
    await page.goto(path);
    for (const [i, { start }] of pillars.entries()) {
      expect(await offers(page), `${i} answers`).toEqual([]);
      await answer(page, i, 'no');
      expect(await offers(page), `No to ${i + 1}`).toEqual([start.path]);
      await answer(page, i, 'yes');
    }
    expect(await offers(page)).toEqual([check.start.path]);
    await answer(page, pillars.length - 1, 'no');
    await answer(page, 0, 'no');
    expect(await offers(page), 'No to the first and the last').toEqual([pillars[0]?.start.path]);
  });
});
