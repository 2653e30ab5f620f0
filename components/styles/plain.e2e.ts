/** A new page without styles of its own looks right: one in plain Markdown, and one that only combines sections. */
import { expect } from 'playwright/test';
import { edited } from '../../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { plainPages } from '../testing/edited-site.ts';
import { findOverflow } from '../testing/find-overflow.ts';
import { findViolations } from '../testing/find-violations.ts';

for (const to of plainPages) {
  test(`${to} fits every width and a printed page, has lines of readable length, and axe finds no violation`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL(to.slice(1), edited.url).href);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    expect.soft(await findViolations(page)).toEqual([]);
    // A letter is about half as wide as it is high, so this allows 90 letters per line.
    const lines = await page.locator('main p').evaluateAll(all =>
      all.map(p => {
        const text = document.createRange();
        text.selectNodeContents(p);
        return text.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(p).fontSize);
      }),
    );
    expect(Math.max(...lines)).toBeLessThan(45);
    // The width of A4 without its margins.
    await page.setViewportSize({ width: 688, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(await findOverflow(page), 'print').toEqual([]);
  });
}
