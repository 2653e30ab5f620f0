import { expect, type Page } from 'playwright/test';
import { specifiedPosts } from '../content/specified.ts';
import { atRoot, pagePaths } from '../generator/testing/built-sites.ts';
import { inSharedTab as test } from '../generator/testing/tabs.ts';

test.use({ colorScheme: 'dark' });

/** Returns the number of A4 sheets of a printed page. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

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

for (const path of pagePaths(atRoot).filter(path => path.startsWith('/services/'))) {
  test(`${path} prints on at most two sheets with reasons, results, price and contact details`, async ({ page }) => {
    await page.goto(path);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'print' });
    for (const part of ['h1', '.facts', '.section .checklist-item', '.footer [href^="tel:"]']) {
      await expect(page.locator(part).first(), part).toBeVisible();
    }
    for (const price of await page.locator('.price').all()) await expect(price).toBeVisible();
    const after = (selector: string) =>
      page.locator(selector).evaluate(element => getComputedStyle(element, '::after').content);
    expect(await after('[rel="canonical"]')).toContain(path);
    expect(await after('.call-to-action .button-chat')).toContain('+');
    for (const part of ['.card-list', '#client-snapshots', '.testimonials', '#results-to-expect'])
      for (const element of await page.locator(part).all()) await expect(element, part).toBeVisible();
    for (const part of ['.faq', '.page-art']) {
      for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden();
    }
  });
}

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
