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
  waves,
  where,
  widePlane,
} from '../shapes.ts';
import { word } from './letters.ts';
import { mango } from './services.ts';

/** The left half of the sky, and the largest kite. */
const kites: [x: number, y: number, size: number, rows: string][] = [
  [7, 13, 6, 'pp.pp'],
  [22, 7, 5, 'aa.aaa'],
  [37, 14, 5, 'rr.rr'],
  [50, 6, 5, 'pp.aa'],
  [middle, 9, 8, 'aa.rr.aaa'],
];

/** A shop with an awning, 20 units wide, from its lower left corner, and what is in its window. */
const shop = (x: number, y: number, ...window: Dot[][]): Dot[][] => [
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

/** The sign of the rupee, around a point near its middle. */
const rupee = (x: number, y: number): Dot[][] => [
  stroke([...arc([x - 2, y - 3], 4, -0.25, 0.25), [x - 5.5, y + 1], [x + 2.5, y + 8.5]], 'p'),
  ...[y - 7, y - 3].map(line => stroke(`${x - 5.5},${line} ${x + 5.5},${line}`, 'p')),
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
  /** Nine steps, from the last place on the page to the first, where the shop stands. */
  '/services/seo/': () => [
    ...each(9, i => {
      const [x, height, tone] = [34 + 7 * i, 2 + i, i === 8 ? 'accent' : 'primary'] as const;
      return [
        ...fill(tone, x, bottom + 1 - height, i === 8 ? 42 : 6, height),
        ...word(tone, x + 0.5, bottom - height - 8, String(9 - i)),
      ];
    }),
    ...shop(107, bottom - 10, fill('accent', 112, 9, 3, 3)),
  ],
  /** Kites, as in January, on threads from one roof. */
  '/services/social-media/': () => {
    const half = [
      ...kites.map(([x, y, size]) => stroke(bow([x, y + size], [(x + 2 * middle) / 3, 22], [middle, 24]), 'f')),
      ...kites.flatMap(([x, y, size, rows]) => [
        solid('alert', `${x},${y + size} ${x + 2.6},${y + size + 3} ${x - 2.6},${y + size + 3}`),
        outline(`${x},${y - size} ${x + 0.8 * size},${y} ${x},${y + size} ${x - 0.8 * size},${y}`, rows),
      ]),
      fill('primary', 0, 23, 14, 3),
      fill('primary', 15, 21, 10, 5),
      fill('primary', 26, 24, 16, 2),
      fill('primary', 43, 22, 12, 4),
      fill('primary', 56, 24, 20, 2),
    ];
    return half.flatMap(shape => [shape, shape.map(dot => ({ ...dot, x: 2 * middle - dot.x }))]);
  },
  /** Many threads, spun into one. */
  '/services/funnel-automation/': () => [
    ...each(9, i =>
      stroke(bow([0, 12 + 3 * (i - 4)], [28, 12 + 0.9 * (i - 4)], [58, 12 + 0.1 * (i - 4)]), 'par'[i % 3] ?? ''),
    ),
    stroke('56,12 72,12', 'aa'),
    stroke('76,26 84,12 92,26', 'pp'),
    disc([84, 12], 12, 'ppp'),
    ...[5, 6, 7, 8, 9].map(radius => circle('alert', [84, 12], radius, 8)),
    disc([84, 12], 4, 'rr.aa'),
    stroke('97,12 132,12', 'aa'),
    ...[104, 113, 122, 131].map(x => disc([x, 12], 3, 'aapp')),
  ],
  /** A stepwell, and a coin above its water. */
  '/services/ppc/': () => [
    ...each(8, i => {
      const width = 9 + 6 * i;
      return [0, 132 - width].flatMap((x, side) => [
        ...fill('primary', x, 2 + 3 * i, width, 2),
        ...fill('alert', side ? x : x + width - 1, 2 + 3 * i, 1, 3),
      ]);
    }),
    disc([middle, 11.5], 11.5, 'aa'),
    ...rupee(middle, 12),
  ],
  /** A newspaper, a hoarding, a mast, a rickshaw and another hoarding along a road. */
  '/services/media-pr/': () => [
    road(),
    outline(box(4, 6, 24, 18), 'p'),
    fill('alert', 7, 9, 19, 3),
    fill('accent', 7, 14, 8, 8),
    ...[14, 16, 18, 20].map(y => fill('primary', 17, y, 9)),
    outline(box(31, 1, 24, 12), 'pp'),
    solid('accent', heart([43, 6.3], 10)),
    ...[35, 50].map(x => stroke(`${x},14 ${x},24`, 'pp')),
    outline('66,10 72,24 60,24', 'p.p'),
    disc([66, 6], 2, 'rrr'),
    ...[4.5, 7].flatMap(radius => waves([66, 6], radius)),
    outline('75,21 75,9 79,5 93,5 98,13 100,21', 'pp'),
    solid('accent', '77,10 80,7 92,7 95,11 77,11'),
    stroke('75,15 99,15', 'r'),
    ...[80, 95].map(x => disc([x, 22], 3, 'aapp')),
    outline(box(108, 3, 20, 11), 'pp'),
    word('alert', 113, 5, 'HI'),
    ...[111, 124].map(x => stroke(`${x},15 ${x},24`, 'pp')),
  ],
  /** A seed, and what grows from it. */
  '/30-60-90/': () =>
    each(9, i => {
      const [x, top] = [middle + 14 * (i - 4), 23 - 2.2 * i];
      const leaves = each(Math.ceil(i / 1.7) + 1, n => bottom - 2 - 4 * n).filter(y => y > top + 6);
      return [
        ...stroke(`${x},${bottom} ${x},${top}`, 'p'),
        ...leaves.flatMap(y =>
          [-1, 1].flatMap(side =>
            outline(leaf([x + side, y], [x + 2 * side, y - 4], [x + 6 * side, y - 4], [x + 5.5 * side, y]), 'p'),
          ),
        ),
        ...disc([x, top], 1 + Math.floor(i / 3), ['rr', 'rrr', 'aa.r'][Math.floor(i / 3)] as string),
      ];
    }),
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
    ...[-62, -44, 44, 62].map((aside, i) => disc([middle + aside, 12.5], 7, ['pp.rr.aa', 'aa.pp.rr'][i % 2] ?? '')),
    disc([middle - 25, 10.5], 9, 'pp..rr.aaa'),
    stroke(
      [
        [middle - 18.5, 17],
        [middle - 12, 23.5],
      ],
      'ppp',
    ),
    outline(heart([middle, 11.5], 23), 'rr'),
    solid('accent', heart([middle, 11.5], 12)),
    disc([middle + 23.5, 12.5], 11, 'aa'),
    ...rupee(middle + 23.5, 12.5),
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
      stroke(`${left + 2},1 ${left + 9.5},7`, 'ppp'),
      stroke(`${left + 10},8 ${left + 10},22.5`, 'ppp'),
      stroke([[left + 8, 12.5], ...arc([left + 5, 17], 4.5, -0.25, -0.5, 4.5), [left + 3, 22.5]], 'ppp'),
      stroke([...arc([right, 11.75], 4.5, -0.4, 0.25, 4), [right - 4, 15.75]], 'ppp'),
      stroke(bow([right, 17], [right + 0.5, 22.5], [right + 6, 21.5]), 'ppp'),
    ];
  },
  /** A shelf with one mark on a jar, a board, a bag, a box and cards. */
  '/services/branding/': () => [
    road(),
    outline(box(4, 12, 20, 12), 'p'),
    outline(mango([13.5, 19.5], 0.38), 'aa'),
    outline(box(32, 7, 16, 17), 'pp'),
    fill('alert', 31, 3, 19, 3),
    outline(mango([39.5, 17.5], 0.45), 'aa'),
    outline(box(53, 0, 25, 17), 'pp'),
    ...[56, 74].map(x => fill('primary', x, 18, 2, 7)),
    outline(mango([65, 10.5], 0.55), 'aa'),
    outline('83,9 98,9 100,24 81,24', 'pp'),
    stroke([...arc([90.5, 8], 5, 0.5, 1)], 'a'),
    outline(mango([90, 18.5], 0.42), 'aa'),
    outline(box(111, 9, 18, 15), 'rr'),
    fill('alert', 111, 14, 18),
    outline(mango([120, 20], 0.26), 'a'),
  ],
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
    ...[11, 55, 99].flatMap(floor),
    ...[-11, 33, 77, 121].flatMap((x, i) =>
      shop(x, bottom, disc([x + 6, 20.5], 3, ['aa.a', 'pp.a', 'rr.a', 'aa.r'][i] ?? '')),
    ),
    ...shop(11, bottom, solid('alert', heart([17, 20], 7))),
    ...shop(55, bottom, outline(pin([61, 19.5], 2.5), 'rr')),
    ...shop(99, bottom, ...[18, 20, 22].map(y => fill('accent', 102, y, 7))),
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
  '/pricing/': () =>
    [1, 2, 4, 3, 5, 4, 6, 5, 8].flatMap((count, stack) =>
      each(count, coin =>
        fill(
          coin === count - 1 ? 'accent' : coin % 2 ? 'alert' : 'primary',
          60 + 14 * (stack - 4) + (coin % 2),
          bottom - 1 - 3 * coin,
          10,
          2,
        ),
      ),
    ),
};
