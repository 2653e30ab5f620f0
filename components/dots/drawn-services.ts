/** What is done for a client, each as the thing that it is. */
import type { Dot } from './dots.ts';
import { arc, box, type Drawing, disc, fill, line, sketch, text, where } from './draw.ts';
import { word } from './letters.ts';

const heart = '.##.##. ####### ####### .#####. ..###.. ...#...';
const smallHeart = '.#.#. ##### .###. ..#..';
const pointer =
  '#....... ##...... ###..... ####.... #####... ######.. #######. ######## #####... ##.##... #..###.. ....##.. ....###.';
const feed: Dot['tone'][] = [
  'primary',
  'accent',
  'primary',
  'faint',
  'primary',
  'accent',
  'accent',
  'accent',
  'primary',
];

export const drawnServices: Record<string, Drawing> = {
  /** A page of results: yours is the one that is lit, and on the map. */
  '/services/seo/': () => [
    ...[box('primary', 0, 0, 26, 5), text(3, 2, 12), arc('alert', [21, 2], 1.2), line('alert', [22, 3], [23, 4])],
    ...[fill('accent', 0, 7, 19, 2), text(0, 10, 16), sketch('alert', 21, 6, '.###. ##.## ##.## .###. ..#..')],
    ...[fill('primary', 0, 13, 13), text(0, 15, 22), fill('primary', 0, 18, 15), text(0, 20, 20)],
  ],
  /** A phone with a feed, and somebody who likes it. */
  '/services/social-media/': () => [
    ...[box('primary', 1, 0, 15, 22), disc('alert', [4, 3.5], 1.2), fill('primary', 7, 3, 7), text(7, 5, 5)],
    ...feed.map((tone, i) => fill(tone, 3 + (i % 3) * 4, 8 + Math.floor(i / 3) * 4, 3, 3)),
    ...[sketch('alert', 18, 3, heart), sketch('accent', 20, 12, smallHeart)],
  ],
  /** Many at the mouth, few at the end, and what drops out of it. */
  '/services/funnel-automation/': () => [
    where('primary', (x, y) => y < 12 && Math.abs(x - 12.5) <= 13 - y && (y > 2 || (x + y) % 2 === 0)),
    ...[3, 6, 9].map(y => fill('alert', y, y, 26 - 2 * y)),
    ...[fill('accent', 11, 11, 4, 5), fill('accent', 12, 17, 2, 2), fill('accent', 12, 20, 2, 2)],
  ],
  /** An ad, and the pointer on its button. */
  '/services/ppc/': () => [
    ...[
      box('primary', 0, 0, 26, 17),
      word('alert', 3, 3, 'AD'),
      fill('primary', 16, 4, 7),
      text(16, 6, 7),
      text(16, 8, 5),
    ],
    ...[fill('accent', 3, 12, 16, 3), sketch('text', 18, 9, pointer)],
  ],
  /** A hoarding by the road, and a mast that sends. */
  '/services/media-pr/': () => [
    ...[
      box('primary', 0, 0, 17, 11),
      word('alert', 3, 2, 'HI'),
      fill('primary', 4, 11, 2, 11),
      fill('primary', 11, 11, 2, 11),
    ],
    ...[
      line('primary', [21, 10], [19, 21]),
      line('primary', [22, 10], [24, 21]),
      fill('primary', 20, 16, 4),
      fill('alert', 21, 8, 2, 2),
    ],
    ...[arc('accent', [21.5, 8.5], 3, 0.58, 0.92), arc('accent', [21.5, 8.5], 5.2, 0.63, 0.87)],
  ],
  /** Three blocks that run, and the one that is set beside them. */
  '/services/add-ons/': () => [
    ...[fill('primary', 0, 0, 12, 10), fill('primary', 14, 0, 12, 10), fill('primary', 0, 12, 12, 10)],
    ...[box('accent', 14, 12, 12, 10), fill('alert', 19, 14, 2, 6), fill('alert', 17, 16, 6, 2)],
  ],
  /** A mark on the lines that it is built on. */
  '/services/branding/': () => [
    where('faint', (x, y) => x % 5 === 2 || y % 5 === 0),
    arc('primary', [12.5, 10.5], 10.4),
    ...[
      where('accent', (x, y) => Math.abs(x - 12.5) + Math.abs(y - 10.5) <= 8),
      where('alert', (x, y) => x > 12 && Math.abs(x - 12.5) + Math.abs(y - 10.5) <= 8),
    ],
    ...[where('text', (x, y) => y > 10 && Math.abs(x - 12.5) + Math.abs(y - 10.5) <= 4)],
  ],
};
