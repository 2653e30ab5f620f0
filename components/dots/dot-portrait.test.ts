import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describePicture } from '../../generator/pictures.ts';
import { portraitOf } from './dot-portrait.tsx';

/** A picture of 300 × 200: black on the left, white on the right. */
const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
  .composite([{ input: { create: { width: 150, height: 200, channels: 3, background: 'black' } }, left: 0, top: 0 }])
  .jpeg()
  .toBuffer();
const lightOf = async (bytes: Uint8Array) => (await describePicture('content/photo.jpg', bytes)).picture.light;

describe('a photograph in dots', () => {
  test('has the largest dots in dark places and none in light ones', async () => {
    const light = await lightOf(photo);
    expect(light).toHaveLength(40 * 40);
    const [largest] = portraitOf(light).toReversed();
    expect(largest?.dots.length).toBeGreaterThan(500);
    for (const { x } of largest?.dots ?? []) expect(x).toBeLessThan(210);
    const all = portraitOf(light).flatMap(({ dots }) => dots);
    expect(all.filter(({ x }) => x > 220)).toEqual([]);
  });

  test('is the same for the same photograph', async () => {
    expect(portraitOf(await lightOf(photo))).toEqual(portraitOf(await lightOf(photo)));
  });

  test('stays within a circle, and its dots do not overlap', async () => {
    for (const { dots, size, width } of portraitOf('0'.repeat(1600))) {
      expect(size).toBeLessThan(10);
      for (const { x, y } of dots) expect(Math.hypot(x - width / 2, y - width / 2)).toBeLessThanOrEqual(width / 2);
    }
  });

  test('cannot be made from an SVG', async () => {
    expect(await lightOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe('');
  });
});
