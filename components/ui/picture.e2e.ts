/** Pictures that authors add: in an article, of the founder, clients' logos, and photographs. */
import { expect } from 'playwright/test';
import { edited } from '../../generator/testing/built-sites.ts';
import { gate } from '../../generator/testing/gate.ts';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { pictureAlt, pictured } from '../testing/edited-site.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a picture of 2,400 px is as wide as the text of its article, AVIF no wider than needed, and has its place before it loads', async ({
  page,
}) => {
  const { opened, open: release } = gate();
  await page.route(/\/wide-/, route => opened.then(() => route.fallback()));
  await page.goto(`${edited.url}${pictured}/`, { waitUntil: 'domcontentloaded' });
  const picture = page.getByRole('figure', { name: 'Below it' }).getByRole('img', { name: pictureAlt });
  await picture.scrollIntoViewIfNeeded();
  const widthOf = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(await widthOf()).toBe(0);
  const before = await picture.boundingBox();
  release();
  await expect.poll(widthOf).toBeGreaterThan(0);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect([width, height]).toEqual([before?.width, before?.height]);
  const text = await page.locator('article .prose > p').first().boundingBox();
  expect(width).toBeCloseTo(text?.width ?? 0, 0);
  expect(width / height).toBeCloseTo(2, 1);
  const [src, ratio] = await picture.evaluate((img: HTMLImageElement) => [img.currentSrc, devicePixelRatio] as const);
  expect(Number(/-(\d+)-\w+\.avif$/.exec(src)?.[1])).toBeLessThan(360 * ratio * 3);
});
