/** The wide drawings of the agency's pages. */
import type { Dot } from '../drawing.ts';
import {
  arc,
  bottom,
  bow,
  box,
  circle,
  disc,
  each,
  fill,
  heart,
  leaf,
  middle,
  outline,
  type Point,
  pin,
  road,
  type Shapes,
  solid,
  stroke,
  where,
  widePlane,
} from '../shapes.ts';
import { rickshaw, rupee, shop } from './hero-scenes.ts';

/** The floor above a shop, with its windows. */
const floor = (x: number): Dot[][] => [
  outline(box(x + 1, 0, 17, 9), 'p'),
  ...[4, 9, 14].map(at => fill('accent', x + at, 3, 2, 4)),
];

/** What is in the bubbles of a conversation, around their middle: an answer on its way, lines, a heart, a place. */
const bubbles: ((at: Point) => Dot[][])[] = [
  ([x, y]) => [-5, 0, 5].map(aside => disc([x + aside, y], 1, 'pp')),
  ([x, y]) => [-3, 0, 3].map((down, i) => fill('primary', x - 6.5, y + down, i === 2 ? 8 : 14)),
  at => [solid('alert', heart(at, 10))],
  ([x, y]) => [outline(pin([x, y - 1.5], 3), 'rr')],
];

/** A row of sheets or posts, and among them the magnifying glass with a tick. */
const audit = (sheet: (x: number, i: number) => Dot[][]): Dot[][] => [
  ...[-6, 15, 36, 84, 105, 126].flatMap(sheet),
  stroke('73,17.5 79,24', 'ppp'),
  road(),
  disc([middle, 10], 10, 'pp'),
  stroke('60,11 64,15 72,6', 'aa'),
];

export const agencyScenes: Record<string, Shapes> = {
  /** Traffic, on its way to the shop. */
  '/services/seo/#aims': () => [
    road(),
    ...[-14, 18, 50].flatMap(rickshaw),
    ...shop(91, bottom, disc([97, 20.5], 3, 'aa.a')),
    ...floor(91),
    ...rickshaw(118),
  ],
  /** A post, and how far it reaches. */
  '/services/social-media/#aims': () => [
    ...each(7, i => {
      const [radius, tone] = [12 + 8 * i, (['alert', 'accent', 'primary'] as const)[i % 3] ?? 'primary'];
      return circle(tone, [middle, 12.5], radius, 5 * radius).filter(({ y }) => Math.abs(y - 12.5) < 13 - 1.4 * i);
    }),
    outline(box(middle - 5, 3, 10, 19), 'pp'),
    solid('accent', heart([middle, 12], 6)),
  ],
  /** A garland for what is finished. */
  '/30-60-90/#aims': () =>
    each(7, i => 22 * i - 11.5).flatMap(x => [
      ...[0, 0.12, 0.28, 0.5, 0.72, 0.88].map((t, i) =>
        disc([x + 22 * t, 3 + 40 * t * (1 - t)], 2, i % 2 ? 'rrr' : 'aaa'),
      ),
      outline(leaf([x, 7], [x + 5, 14], [x, 23], [x - 5, 14]), 'pp'),
    ]),
  '/consult/seo-audit/': () =>
    audit((x, i) => [
      outline(box(x, 2, 12, 22), 'p'),
      fill(i % 2 ? 'alert' : 'accent', x + 3, 5, 7, 2),
      ...[9, 12, 15, 18].map(y => fill('primary', x + 3, y, y === 18 ? 4 : 7)),
    ]),
  '/consult/social-media-audit/': () =>
    audit((x, i) => [
      outline(box(x, 4, 12, 20), 'p'),
      disc([x + 6, 10.5], 3, ['aaaa', 'rr.r', 'pp.p'][i % 3] as string),
      solid('alert', heart([x + 4, 19], 5)),
      fill('primary', x + 8, 19, 3),
    ]),
  /** Found, trusted, paid: a lens, a heart, a coin. */
  '/': () => [
    ...[-62, -44, 46, 62].map((aside, i) => disc([middle + aside, 12.5], 7, ['pp.rr.aa', 'aa.pp.rr'][i % 2] ?? '')),
    disc([middle - 26, 10.5], 9, 'pp..rr.aaa'),
    stroke(
      [
        [middle - 19.5, 17],
        [middle - 13, 23.5],
      ],
      'ppp',
    ),
    outline(heart([middle, 11.5], 23), 'rr'),
    solid('accent', heart([middle, 11.5], 12)),
    disc([middle + 26, 12.5], 11, 'aa'),
    ...rupee(middle + 26, 12.5),
  ],
  /** A cloth that is being woven: the pattern, the shuttle, and the threads still to be filled. */
  '/about/': () => [
    ...each(66, i => fill('faint', 2 * i, 0, 1, 26)),
    where(widePlane, (x, y) => {
      const ring = Math.abs((x % 14) - 6.5) + Math.abs((y % 13) - 6);
      if (x > 68 - Math.abs(y - 12.5)) return undefined;
      return ring < 2 ? 'alert' : ring > 10 ? 'primary' : ring > 6 && ring < 8 ? 'accent' : undefined;
    }),
    outline(leaf([70, 12.5], [82, 6], [94, 12.5], [82, 19]), 'aa.rr'),
    stroke('95,12.5 132,12.5', 'a'),
  ],
  /** "Thirteen" in Gujarati, among flowers. */
  '/about/#name': () => {
    const [left, right] = [middle - 13, middle + 6];
    return [
      ...[-55, -41, -27, 27, 41, 55].flatMap(aside =>
        [5, 18].map((y, row) => disc([middle + aside, y], 4, row ? 'rr.aa' : 'aa.pp')),
      ),
      stroke(`${left + 2},1 ${left + 9.5},7`, 'pppp'),
      stroke(`${left + 10},8 ${left + 10},22.5`, 'ppp'),
      stroke([[left + 8, 12.5], ...arc([left + 5, 17], 4.5, -0.25, -0.5, 4.5), [left + 3, 22.5]], 'ppp'),
      stroke([...arc([right, 11.75], 4.5, -0.4, 0.25, 4), [right - 4, 15.75]], 'ppp'),
      stroke(bow([right, 17], [right + 0.5, 22.5], [right + 6, 21.5]), 'ppp'),
    ];
  },
  /** Hills of flowers. */
  '/trece-system/': () =>
    [4, 19.5, 41, middle, 90, 111.5, 127].flatMap((x, i) => {
      const size = 4 - Math.abs(3 - i);
      return each(size, row =>
        each(size - row, n =>
          disc([x + 6.2 * (n - (size - row - 1) / 2), 22.5 - 6.2 * row], 2, ['aaa', 'ppp', 'rrr'][size % 3] ?? ''),
        ).flat(),
      );
    }),
  /** A street of shops. */
  '/clients/': () => [
    road(),
    ...[8, 56, 104].flatMap(floor),
    ...[-16, 32, 80, 128].flatMap((x, i) =>
      shop(x, bottom, disc([x + 6, 20.5], 3, ['aa.a', 'pp.a', 'rr.a', 'aa.r'][i] ?? '')),
    ),
    ...shop(8, bottom, solid('alert', heart([14, 20], 7))),
    ...shop(56, bottom, outline(pin([62, 19.5], 2.5), 'rr')),
    ...shop(104, bottom, ...[18, 20, 22].map(y => fill('accent', 107, y, 7))),
  ],
  /** A conversation, in bubbles. */
  '/contact/': () =>
    each(7, i => {
      const [x, y, side] = [middle + 23 * (i - 3), i % 2 ? 1 : 6, i % 2 ? 1 : -1];
      const tail: Point[] = [2, 8, 8].map((aside, corner) => [x + side * aside, y + (corner === 1 ? 18 : 13)]);
      const lower = side > 0 ? tail.reverse() : tail;
      return [
        outline([...box(x - 10, y, 20, 13).slice(0, 3), ...lower, [x - 10, y + 13]], side > 0 ? 'pp' : 'aa'),
        ...(bubbles[i % bubbles.length]?.([x, y + 6.5]) ?? []),
      ];
    }).flat(),
  /** Stacks of coins, from small to large. */
  '/pricing/': () => [
    road(),
    ...[1, 2, 4, 3, 5, 4, 6, 5, 7].flatMap((count, stack) =>
      each(count, coin =>
        fill(
          coin === count - 1 ? 'accent' : coin % 2 ? 'alert' : 'primary',
          60 + 14 * (stack - 4),
          bottom - 3 - 3 * coin,
          10,
          2,
        ),
      ),
    ),
  ],
};
