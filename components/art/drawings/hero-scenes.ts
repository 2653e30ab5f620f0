/** The wide drawings on which pages open. Each grows to the right, past the text, and may rise beside it: above row 0 is what only wide screens show. */
import type { Dot } from '../drawing.ts';
import { word } from '../letters.ts';
import {
  arc,
  bottom,
  box,
  circle,
  disc,
  each,
  fill,
  heart,
  leaf,
  middle,
  outline,
  road,
  type Shapes,
  solid,
  stroke,
  waves,
} from '../shapes.ts';
import { flame } from './academy.ts';
import { mango } from './services.ts';

/** Kites in the sky, from left to right. */
const kites: [x: number, y: number, size: number, rows: string][] = [
  [42, 15, 3, 'pp'],
  [55, 14, 4, 'rr.r'],
  [68, 7, 5, 'aa.aa'],
  [82, 9, 6.5, 'pp.rr'],
  [97, 10, 5, 'rr.aa'],
  [100, -10, 6.5, 'aa.pp.a'],
  [116, 9, 9, 'aa.rr.aaa'],
  [124, -13, 4.5, 'pp.pp'],
];

/** The middles of the lamps, and half their widths. */
const lamps: [x: number, width: number][] = [
  [16, 3.5],
  [29, 4.5],
  [44, 5],
  [60, 6],
  [77, 7],
  [96, 8],
  [118, 9],
];

/** A shop with an awning, 20 units wide, from its lower left corner, and what is in its window. */
export const shop = (x: number, y: number, ...window: Dot[][]): Dot[][] => [
  ...each(5, n => [
    ...fill(n % 2 ? 'accent' : 'alert', x + 4 * n, y - 14, 4, 4),
    ...fill(n % 2 ? 'accent' : 'alert', x + 4 * n + 1, y - 10, 2),
  ]),
  fill('primary', x, y - 15, 20),
  ...[1, 11, 18].map(at => fill('primary', x + at, y - 9, 1, 10)),
  fill('primary', x + 1, y, 10),
  fill('primary', x + 14, y - 4, 1),
  ...window,
];

/** A rickshaw, 26 units wide. */
export const rickshaw = (x: number): Dot[][] => [
  outline(`${x},21 ${x},9 ${x + 4},5 ${x + 18},5 ${x + 23},13 ${x + 25},21`, 'pp'),
  solid('accent', `${x + 2},10 ${x + 5},7 ${x + 17},7 ${x + 20},11 ${x + 2},11`),
  stroke(`${x + 2},15 ${x + 22},15`, 'r'),
  ...[x + 5, x + 20].map(at => disc([at, 22], 3, 'aapp')),
];

/** The sign of the rupee, around a point near its middle. */
export const rupee = (x: number, y: number): Dot[][] => [
  stroke([...arc([x - 2, y - 3], 4, -0.25, 0.25), [x - 5.5, y + 1], [x + 2.5, y + 8.5]], 'p'),
  ...[y - 7, y - 3].map(line => stroke(`${x - 5.5},${line} ${x + 5.5},${line}`, 'p')),
];

export const heroScenes: Record<string, Shapes> = {
  /** Nine steps, from the last place on the page to the first, where the shop stands. */
  '/services/seo/': () => [
    ...each(9, i => {
      const [x, height, tone] = [34.5 + 7 * i, 2 + i, i === 8 ? 'accent' : 'primary'] as const;
      return [
        ...fill(tone, x, bottom + 1 - height, i === 8 ? 41 : 6, height),
        ...word(tone, x + 0.5, bottom - height - 8, String(9 - i)),
      ];
    }),
    ...shop(107, bottom - 10, fill('accent', 112, 9, 3, 3)),
  ],
  /** Kites, as in January, on threads from the roofs. */
  '/services/social-media/': () => [
    ...kites
      .filter(([, y]) => y > 0)
      .map(([x, y, size]) => stroke(`${x - (24 - y - size) / 2},24 ${x},${y + size}`, 'f')),
    // The two in the sky hang on those below them.
    ...['97,5 100,-3.5', '116,0 124,-8.5'].map(thread => stroke(thread, 'f')),
    ...kites.flatMap(([x, y, size, rows]) => [
      solid('alert', `${x},${y + size} ${x + 2.6},${y + size + 3} ${x - 2.6},${y + size + 3}`),
      outline(`${x},${y - size} ${x + 0.8 * size},${y} ${x},${y + size} ${x - 0.8 * size},${y}`, rows),
      ...[-0.8, 0.8].map(side => disc([x + side * size, y], 0, rows.slice(0, 1))),
    ]),
    ...each(9, i => {
      const height = [5, 3, 2, 3, 1, 2, 2, 1, 2][i] ?? 1;
      return fill('primary', 15 * i, bottom + 1 - height, 14, height);
    }),
  ],
  /** Many threads, spun into one. */
  '/services/funnel-automation/': () => [
    ...each(5, i => {
      const [tone, y] = ['par'[i % 3] ?? '', 7 + 3 * i];
      const bend = `${74 - 6 * Math.abs(i - 2)},${y}`;
      return [...stroke(`46,${y} ${bend}`, tone), ...stroke(`${bend} 74,13`, tone)];
    }),
    stroke('74,13 84,13', 'aa'),
    stroke('83,26 90,13 97,26', 'pp'),
    disc([90, 13], 12, 'pp'),
    ...[5, 7, 9].map(radius => circle('alert', [90, 13], radius, 8)),
    disc([90, 13], 4, 'rr.aa'),
    stroke('103,13 132,13', 'aa'),
    ...[110, 119, 128].map(x => disc([x, 13], 3, 'aapp')),
  ],
  /** A stepwell, and a coin above its water. */
  '/services/ppc/': () => [
    ...each(8, i => {
      const [y, right, left] = [23 - 3 * i, 107 + 3 * i, 84 - 3 * i];
      const steps = [...fill('primary', right, y, 132 - right, 2), ...fill('alert', right, y, 1, 3)];
      return i > 2 ? steps : [...steps, ...fill('primary', 0, y, left, 2), ...fill('alert', left - 1, y, 1, 3)];
    }),
    road(),
    disc([95.5, 12], 12, 'aa'),
    ...rupee(95.5, 12.5),
  ],
  /** Along a road, from the newspaper to the largest hoarding. */
  '/services/media-pr/': () => [
    road(),
    outline(box(4, 11, 20, 13), 'p'),
    fill('alert', 7, 14, 15, 2),
    fill('accent', 7, 18, 6, 5),
    ...[18, 20, 22].map(y => fill('primary', 15, y, 7)),
    outline(box(32, 10, 18, 9), 'p'),
    solid('accent', heart([41, 14], 7)),
    ...[35, 47].map(x => stroke(`${x},20 ${x},24`, 'p')),
    ...rickshaw(62),
    outline('96,10 101,24 91,24', 'p.p'),
    disc([96, 6], 2, 'rrr'),
    ...[4.5, 7].flatMap(radius => waves([96, 6], radius)),
    outline(box(105, 0, 24, 17), 'p'),
    word('alert', 107, 2, 'HI', 2),
    ...[108, 125].map(x => stroke(`${x},18 ${x},24`, 'pp')),
  ],
  /** A seed, and what grows from it. */
  '/30-60-90/': () =>
    each(9, i => {
      const [x, top] = [middle + 14 * (i - 4), 23 - 2.2 * i];
      const leaves = each(Math.ceil(i / 1.7) + 1, n => bottom - 2 - 4 * n).filter(y => y > top + 6);
      return [
        ...stroke(`${x},${bottom} ${x},${top + 1 + Math.floor(i / 3)}`, 'p'),
        ...leaves.flatMap(y =>
          [-1, 1].flatMap(side =>
            outline(leaf([x + side, y], [x + 2 * side, y - 4], [x + 6 * side, y - 4], [x + 5.5 * side, y]), 'p'),
          ),
        ),
        ...disc([x, top], 1 + Math.floor(i / 3), ['rr', 'rrr', 'aa.r'][Math.floor(i / 3)] as string),
      ];
    }),
  /** One mark on a card, a jar, a bag and a board. */
  '/services/branding/': () => [
    road(),
    outline(box(4, 12, 21, 12), 'p'),
    outline(mango([10.5, 19.5], 0.34), 'a'),
    fill('primary', 16, 17, 6),
    fill('primary', 16, 20, 6),
    outline(box(38, 11, 17, 13), 'pp'),
    fill('alert', 37, 8, 20, 2),
    outline(mango([46, 19], 0.4), 'aa'),
    outline('70,10 87,10 88,24 69,24', 'pp'),
    stroke([...arc([78.5, 9], 5, 0.5, 1)], 'a'),
    outline(mango([78, 18], 0.42), 'aa'),
    outline(box(97, 0, 33, 19), 'pp'),
    ...[101, 124].map(x => fill('primary', x, 20, 2, 6)),
    outline(mango([112.5, 11], 0.68), 'aa.a'),
  ],
  /** Lamps, each lit by the one before. */
  '/academy/': () =>
    lamps.flatMap(([x, width], i) => {
      const [brim, height] = [24 - 1.1 * width, 1.4 * width];
      return [
        outline(arc([x, brim], width, 0, 0.5, 1.1 * width), i > 2 ? 'pp' : 'p'),
        fill('primary', x - 2, 25, 5),
        outline(flame([x, brim - 1 - height], height), i > 2 ? 'rr' : 'r'),
        i > 1 ? disc([x, brim + 3], i > 3 ? 1 : 0, 'aa') : [],
      ];
    }),
};
