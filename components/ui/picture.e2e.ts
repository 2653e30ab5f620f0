/** Pictures that authors add: in an article, of the founder, clients' logos, and photographs. */
import { expect, type Page } from 'playwright/test';
import { edited } from '../../generator/testing/built-sites.ts';
import { gate } from '../../generator/testing/gate.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { pictureAlt, pictured } from '../../pages/_testing/edited-site.ts';
import { findOverflow } from '../../pages/_testing/find-overflow.ts';

const article = `${pictured}/`;

/** Opens a page at the size of a phone. */
async function open(page: Page, to: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(new URL(to, edited.url).href);
}

test('a picture of 2,400 px in an article is as wide as the text column at every viewport width', async ({ page }) => {
  await open(page, article);
  const picture = page.getByRole('figure', { name: 'Below it' }).getByRole('img', { name: pictureAlt });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await picture.scrollIntoViewIfNeeded();
    expect(await findOverflow(page), `${width} px`).toEqual([]);
    const { width: shown = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const text = await page.locator('article .prose > p').first().boundingBox();
    expect(shown).toBeCloseTo(text?.width ?? 0, 0);
    expect(shown / height).toBeCloseTo(2, 1);
  }
});

test('a picture’s space is reserved before it loads, as AVIF and no wider than needed', async ({ page }) => {
  const { opened, open: release } = gate();
  await open(page, article);
  await page.route(/\/wide-/, async route => {
    await opened;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  const picture = page.getByRole('img', { name: pictureAlt });
  await picture.scrollIntoViewIfNeeded();
  const widthOf = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(await widthOf()).toBe(0);
  const before = await picture.boundingBox();
  release();
  await expect.poll(widthOf).toBeGreaterThan(0);
  const after = await picture.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  const { src, ratio } = await picture.evaluate((img: HTMLImageElement) => ({
    src: img.currentSrc,
    ratio: devicePixelRatio,
  }));
  expect(src).toMatch(/\.avif$/);
  expect(Number(/-(\d+)-\w+\.avif$/.exec(src)?.[1])).toBeLessThan(360 * ratio * 3);
});

test('pictures of the author, the founder, clients, the office, a class and our work load without overflow', async ({
  page,
}) => {
  for (const [to, alt] of [
    [article, 'The founder'],
    ['about/', 'The founder'],
    ['contact/', 'A room'],
    ['academy/', 'A room'],
    ['services/branding/', 'A room'],
    ['clients/', ''],
  ] as const) {
    await open(page, to);
    const picture = page.locator(`main img[alt="${alt}"]`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), to).toBeGreaterThan(0);
    expect.soft(await findOverflow(page), to).toEqual([]);
  }
});
