/** The drawings of services and consultations. */
import type { Dot, Tone } from '../drawing.ts';
import { arc, box, disc, fill, line, type Shapes, sketch, text, where } from '../shapes.ts';
import { word } from './letters.ts';
import { along, circle, curve, frame, heart, magnifier, rosette } from './motifs.ts';

const pointer =
  '#....... ##...... ###..... ####.... #####... ######.. #######. ######## #####... ##.##... #..###.. ....##.. ....###.';
const tick = '....## ...##. #.##.. ###... .#....';
const question = '.###. #...# ....# ...#. ..#.. ..... ..#..';
const cross = '#...# .#.#. ..#.. .#.#. #...#';

/** The tones of the nine posts of a feed. */
const feed: Tone[] = ['primary', 'accent', 'primary', 'primary', 'alert', 'primary', 'accent', 'primary', 'accent'];

/** Returns the outline of a mango, as it is printed and woven everywhere in Gujarat: round at the bottom, its tip bent to the right. */
const mango = (tone: Tone, scale: number): Dot[] => {
  const at = (x: number, y: number) => [11.5 + scale * x, 12.8 + scale * y] as const;
  const round = curve(t => at(8 * Math.cos(Math.PI * (1.12 * t - 0.12)), 8 * Math.sin(Math.PI * (1.12 * t - 0.12))));
  // From the left side up to the tip, and back along the inside of the bend.
  const bend = (from: readonly [number, number], by: readonly [number, number], to: readonly [number, number]) =>
    curve(t =>
      at(
        (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * by[0] + t ** 2 * to[0],
        (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * by[1] + t ** 2 * to[1],
      ),
    );
  const left = bend([-8, 0], [-7.4, -12.5], [9, -12.5]);
  const right = bend([9, -12.5], [3, -9], [7.4, -3]);
  return along(tone, [...round, ...left, ...right, ...round.slice(0, 1)]);
};

export const drawnServices: Record<string, Shapes> = {
  /** A magnifying glass, and what it finds. */
  '/services/seo/': magnifier,
  /** A phone with nine posts, and what they are liked for. */
  '/services/social-media/': () => [
    frame('primary', 0, 0.5, 15, 20),
    ...feed.map((tone, i) => rosette(tone, [2.9 + (i % 3) * 4.6, 4.2 + Math.floor(i / 3) * 6.2], 1, 1.25)),
    heart('alert', [21, 6], 0.25),
    rosette('accent', [21, 16], 1, 1.25),
  ],
  /** Many at the top, fewer from row to row, and one that buys. */
  '/services/funnel-automation/': () => [
    ...[24, 20, 16, 12, 8].map((width, i) =>
      along(i % 2 ? 'alert' : 'primary', [
        [12.5 - width / 2, 0.8 + 2.2 * i],
        [12.5 + width / 2, 0.8 + 2.2 * i],
      ]),
    ),
    rosette('accent', [12.5, 16.6], 3, 1.3),
  ],
  /** A coin, and the click that it pays. */
  '/services/ppc/': () => [
    circle('primary', [10, 10.5], 9.8, 58),
    along('accent', [
      [6, 5.4],
      [14, 5.4],
    ]),
    along('accent', [
      [6, 8.2],
      [11.4, 8.2],
    ]),
    along('accent', [
      [6, 11],
      ...curve(t => [9.2 + 3.4 * Math.sin(Math.PI * (1 - t)), 8.2 + 2.8 * Math.cos(Math.PI * t)] as const).slice(0, -4),
    ]),
    along('accent', [
      [7.6, 12.2],
      [12.6, 17.2],
    ]),
    sketch('text', 18, 9, pointer),
  ],
  /** A hoarding and a radio mast, their message, and its range. */
  '/services/media-pr/': () => [
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
    word('alert', 3, 2, 'HI'),
    arc('alert', [21, 4], 1),
    fill('alert', 21, 4, 1),
    ...[2.5, 4].flatMap(radius => [0.37, 0.87].map(from => arc('accent', [21, 4], radius, from, from + 0.26))),
  ],
  /** A month, in which two days of each full week have a post. */
  '/services/add-ons/': () =>
    Array.from({ length: 30 }, (_, day) => {
      const hasPost = day < 28 && [1, 4].includes(day % 7);
      const at = [2 + 3.6 * (day % 7), 3 + 4 * Math.floor(day / 7)] as const;
      return rosette(hasPost ? 'accent' : 'primary', at, hasPost ? 1 : 0);
    }),
  /** A calendar month with a post on two days of each week. */
  '/services/add-ons/linkedin-marketing/': () => [
    fill('alert', 6, 0, 2, 2),
    fill('alert', 18, 0, 2, 2),
    fill('primary', 0, 2, 26, 3),
    ...Array.from({ length: 30 }, (_, i) => i + 2).map(day =>
      fill([1, 3].includes(day % 7) ? 'accent' : 'faint', 4 * (day % 7), 7 + 3 * Math.floor(day / 7), 2, 2),
    ),
  ],
  /** A page with a question, its answer, and the link to the sales page. */
  '/services/add-ons/blog-seo/': () => [
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
  /** A mango, as on the jar, the card and the board of the example. */
  '/services/branding/': () => [mango('accent', 1), mango('alert', 0.74), rosette('primary', [11.5, 12.8], 2, 1.35)],
  /** A sheet, the magnifying glass above it, and the findings. */
  '/consult/seo-audit/': () => [
    box('primary', 0, 0, 18, 22),
    ...[3, 10, 17].flatMap(y => [text(9, y, 7), text(9, y + 2, 5)]),
    disc('faint', [19, 11], 4.4),
    arc('text', [19, 11], 5),
    line('text', [22, 15], [25, 20]),
    line('text', [23, 15], [25, 18]),
    ...[2, 9].map(y => sketch('accent', 2, y, tick)),
    sketch('alert', 2, 15, cross),
  ],
  /** A profile, its posts, and the findings. */
  '/consult/social-media-audit/': () => [
    box('primary', 0, 0, 26, 22),
    arc('accent', [5, 5], 3),
    disc('alert', [5, 5], 1.5),
    fill('primary', 11, 3, 12),
    text(11, 5, 9),
    text(11, 7, 11),
    ...[2, 10, 18].map(x => fill(x === 10 ? 'alert' : 'primary', x, 10, 6, 5)),
    sketch('accent', 2, 16, tick),
    sketch('alert', 10, 16, cross),
    sketch('accent', 18, 16, tick),
  ],
};
