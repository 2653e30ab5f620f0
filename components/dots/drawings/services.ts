/** The drawings of services, in four parts: as many as the steps from the booking to the start of the work. */
import type { Tone } from '../drawing.ts';
import { arc, box, disc, fill, heart, line, type PartedShapes, sketch, text, where } from '../shapes.ts';
import { word } from './letters.ts';
import { rosette } from './motifs.ts';

const smallHeart = '.#.#. ##### .###. ..#..';
const pointer =
  '#....... ##...... ###..... ####.... #####... ######.. #######. ######## #####... ##.##... #..###.. ....##.. ....###.';
const tick = '....## ...##. #.##.. ###... .#....';
const question = '.###. #...# ....# ...#. ..#.. ..... ..#..';
const cross = '#...# .#.#. ..#.. .#.#. #...#';
const feed: Tone[] = ['primary', 'accent', 'primary', 'faint', 'primary', 'accent', 'accent', 'accent', 'primary'];

export const drawnServices: Record<string, PartedShapes> = {
  /** A page of search results: the search box, the results, and the client's, which is highlighted and on the map. */
  '/services/seo/': () => [
    [box('primary', 0, 0, 26, 5), text(3, 2, 14), fill('alert', 18, 1, 1, 3)],
    [fill('primary', 0, 13, 13), text(0, 15, 22), fill('primary', 0, 18, 15), text(0, 20, 20), text(0, 10, 16)],
    [fill('accent', 0, 7, 19, 2)],
    [sketch('alert', 21, 6, '.###. ##.## ##.## .###. ..#..')],
  ],
  /** A phone, its feed, and likes. */
  '/services/social-media/': () => [
    [box('primary', 1, 0, 15, 22), disc('alert', [4, 3.5], 1.2), fill('primary', 7, 3, 7), text(7, 5, 5)],
    feed.map((tone, i) => fill(tone, 3 + (i % 3) * 4, 8 + Math.floor(i / 3) * 4, 3, 3)),
    [sketch('alert', 18, 3, heart)],
    [sketch('accent', 20, 12, smallHeart)],
  ],
  /** A funnel: many at the top, what is asked of them on the way, and few at the bottom. */
  '/services/funnel-automation/': () => [
    [where('primary', (x, y) => y < 12 && Math.abs(x - 12.5) <= 13 - y && (y > 2 || (x + y) % 2 === 0))],
    [3, 6, 9].map(y => fill('alert', y, y, 26 - 2 * y)),
    [fill('accent', 11, 11, 4, 5)],
    [fill('accent', 12, 17, 2, 2), fill('accent', 12, 20, 2, 2)],
  ],
  /** The space of an ad, its message, and the pointer on its button. */
  '/services/ppc/': () => [
    [box('primary', 0, 0, 26, 17), fill('primary', 16, 4, 7), text(16, 6, 7), text(16, 8, 5)],
    [word('alert', 3, 3, 'AD')],
    [fill('accent', 3, 12, 16, 3)],
    [sketch('text', 18, 9, pointer)],
  ],
  /** A hoarding and a radio mast, their message, and its range. */
  '/services/media-pr/': () => [
    [
      box('primary', 0, 0, 17, 11),
      fill('primary', 1, 12, 15),
      fill('primary', 3, 13, 1, 9),
      fill('primary', 13, 13, 1, 9),
      line('primary', [4, 13], [12, 21]),
      line('primary', [12, 13], [4, 21]),
      where('primary', (x, y) => {
        const fromEdge = (y - 5) / 4.6 - Math.abs(x - 21);
        return y > 5 && fromEdge >= 0 && (fromEdge < 1 || (x + y) % 2 === 1);
      }),
    ],
    [word('alert', 3, 2, 'HI'), arc('alert', [21, 4], 1), fill('alert', 21, 4, 1)],
    ...[2.5, 4].map(radius => [0.37, 0.87].map(from => arc('accent', [21, 4], radius, from, from + 0.26))),
  ],
  /** Three running services, and the one that is added. */
  '/services/add-ons/': () => [
    [rosette('primary', [6.5, 5], 3, 1.35)],
    [rosette('primary', [19, 5], 3, 1.35)],
    [rosette('primary', [6.5, 16.5], 3, 1.35)],
    [rosette('accent', [19, 16.5], 3, 1.35)],
  ],
  /** A calendar month with a post on two days of each week. */
  '/services/add-ons/linkedin-marketing/': () => [
    [
      fill('alert', 6, 0, 2, 2),
      fill('alert', 18, 0, 2, 2),
      fill('primary', 0, 2, 26, 3),
      ...Array.from({ length: 30 }, (_, i) => i + 2).map(day =>
        fill([1, 3].includes(day % 7) ? 'accent' : 'faint', 4 * (day % 7), 7 + 3 * Math.floor(day / 7), 2, 2),
      ),
    ],
  ],
  /** A page with a question, its answer, and the link to the sales page. */
  '/services/add-ons/blog-seo/': () => [
    [
      box('primary', 0, 0, 20, 22),
      sketch('alert', 3, 3, question),
      text(10, 3, 7),
      text(10, 5, 7),
      text(10, 7, 5),
      text(3, 12, 14),
      text(3, 14, 14),
      text(3, 18, 5),
      fill('accent', 10, 18, 14),
      sketch('accent', 23, 16, '#.. .#. ..# .#. #..'),
    ],
  ],
  /** A logo on its construction lines: the grid, then the shape, half by half. */
  '/services/branding/': () => [
    [where('faint', (x, y) => x % 5 === 2 || y % 5 === 0), arc('primary', [12.5, 10.5], 10.4)],
    [where('accent', (x, y) => x < 13 && Math.abs(x - 12.5) + Math.abs(y - 10.5) <= 8)],
    [where('alert', (x, y) => x > 12 && Math.abs(x - 12.5) + Math.abs(y - 10.5) <= 8)],
    [where('text', (x, y) => y > 10 && Math.abs(x - 12.5) + Math.abs(y - 10.5) <= 4)],
  ],
  /** A sheet, the magnifying glass above it, and the findings. */
  '/consult/seo-audit/': () => [
    [box('primary', 0, 0, 18, 22), ...[3, 10, 17].flatMap(y => [text(9, y, 7), text(9, y + 2, 5)])],
    [
      disc('faint', [19, 11], 4.4),
      arc('text', [19, 11], 5),
      line('text', [22, 15], [25, 20]),
      line('text', [23, 15], [25, 18]),
    ],
    [...[2, 9].map(y => sketch('accent', 2, y, tick)), sketch('alert', 2, 15, cross)],
  ],
  /** A profile, its posts, and the findings. */
  '/consult/social-media-audit/': () => [
    [
      box('primary', 0, 0, 26, 22),
      arc('accent', [5, 5], 3),
      disc('alert', [5, 5], 1.5),
      fill('primary', 11, 3, 12),
      text(11, 5, 9),
      text(11, 7, 11),
    ],
    [2, 10, 18].map(x => fill(x === 10 ? 'alert' : 'primary', x, 10, 6, 5)),
    [sketch('accent', 2, 16, tick), sketch('alert', 10, 16, cross), sketch('accent', 18, 16, tick)],
  ],
};
