import { expect } from 'playwright/test';
import { specifiedPosts } from '../content/specified.ts';
import { atRoot, pagePaths } from '../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

test.use({ colorScheme: 'dark' });

test('a printed page is dark on light, without interactive elements', async ({ page }) => {
  await page.goto('/contact/');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['header nav', '.header-toggle', '.chat', '.map-frame']) {
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
  const scheme = await page.locator('html').evaluate(root => getComputedStyle(root).colorScheme);
  expect(scheme).toBe('light');
});

/** Runs in the page: returns overlapping parts of an article laid out in columns of the size of a sheet, which break it like page breaks. */
function findOverlaps(): string[] {
  const boxes = [...document.querySelectorAll('.article-text > *, .flow > *')].flatMap(element =>
    [...element.getClientRects()].map(box => ({ element, box })),
  );
  const isOverlapping = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap(({ element, box }) =>
    boxes
      .filter(
        other => !element.contains(other.element) && !other.element.contains(element) && isOverlapping(box, other.box),
      )
      .map(other => `${element.tagName} ${element.className} and ${other.element.tagName} ${other.element.className}`),
  );
}

test('parts of a printed article do not overlap at page breaks', async ({ page }) => {
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const slug of specifiedPosts) {
    await page.goto(`/blog/${slug}/`);
    await page.locator('.article').evaluate(article => {
      article.style.cssText = 'columns: 688px; column-fill: auto; width: 688px; height: 1000px';
    });
    expect(await page.evaluate(findOverlaps), slug).toEqual([]);
  }
});

test('the clauses of a printed policy are numbered exactly once', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of pagePaths(atRoot).filter(path => /-(policy|conditions)\/$/.test(path))) {
    await page.goto(path);
    const numbers = await page.locator('.text-page .flow h2').evaluateAll(all =>
      all.map(heading => {
        const isCounted = getComputedStyle(heading, '::before').content.includes('counter');
        return [isCounted, /^\d+\. /.test(heading.textContent ?? '')];
      }),
    );
    for (const [isCounted, isWritten] of numbers) expect(isCounted, path).toBe(!isWritten);
  }
});
