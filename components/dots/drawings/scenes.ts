/** Wide drawings for the middle of a page. A narrow screen shows about their middle half. */
import { type Dot, type Drawing, drawingOf } from '../drawing.ts';
import {
  arc,
  box,
  curve,
  disc,
  fill,
  heart,
  layered,
  outline,
  type Point,
  pin,
  type Shapes,
  solid,
  stroke,
} from '../shapes.ts';
import { flame } from './academy.ts';
import { word } from './letters.ts';

const plane = { columns: 132, rows: 26 };
const middle = 65.5;
const ground = 25;

const each = <T>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i));

/** Returns a curve between two points, pulled towards a third. */
const bow = (from: Point, by: Point, to: Point): Point[] =>
  curve(t => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * by[0] + t ** 2 * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * by[1] + t ** 2 * to[1],
  ]);

const rupee = ([x, y]: Point, radius: number): Dot[][] => [
  disc([x, y], radius, 'aa'),
  stroke([...arc([x - 2, y - 2.5], 4, -0.25, 0.25), [x - 5.5, y + 1.5], [x + 2.5, y + 9]], 'p'),
  ...[6.5, 2.5].map(up => stroke(`${x - 5.5},${y - up} ${x + 5.5},${y - up}`, 'p')),
];

/** A house with windows, from its lower left corner. */
const house = (x: number, width: number, height: number): Dot[][] => [
  fill('primary', x, ground + 1 - height, width, height),
];

const kites: [x: number, y: number, size: number, rows: string][] = [
  [7, 13, 6, 'pp.pp'],
  [22, 7, 5, 'aa.aaa'],
  [37, 14, 5, 'rr.rr'],
  [50, 6, 5, 'pp.aa'],
  [middle, 9, 8, 'aa.rr.aaa'],
  [81, 6, 5, 'pp.aa'],
  [94, 14, 5, 'rr.rr'],
  [109, 7, 5, 'aa.aaa'],
  [124, 13, 6, 'pp.pp'],
];

/** A shop with an awning, 20 units wide, from its lower left corner; and what is in its window. */
const shop = (x: number, y: number, ...window: Dot[][]): Dot[][] => [
  ...each(5, n => [
    ...fill(n % 2 ? 'accent' : 'alert', x + 4 * n, y - 14, 4, 4),
    ...fill(n % 2 ? 'accent' : 'alert', x + 4 * n + 1, y - 10, 2),
  ]),
  fill('primary', x, y - 15, 20),
  ...[1, 11, 18].map(at => fill('primary', x + at, y - 8, 1, 9)),
  fill('primary', x + 1, y, 10),
  fill('primary', x + 14, y - 4, 1),
  ...window,
];

/** The floor above a shop, with its windows. */
const floor = (x: number): Dot[][] => [
  outline(box(x + 1, 0, 17, 9), 'p'),
  ...[4, 9, 14].map(at => fill('accent', x + at, 3, 2, 4)),
];

/** Three boards, and learners in front of them. */
const lesson = (boards: (at: Point) => Dot[][][]): Dot[][] => [
  ...[22.5, middle, 108.5].flatMap((x, i) => [outline(box(x - 18, 0, 36, 14), 'p'), ...(boards([x, 7])[i] ?? [])]),
  ...each(20, i => disc([2.5 + 6.65 * i, 19], 2, i % 5 === 2 ? 'aaa' : 'ppp')),
  ...each(19, i => disc([5.8 + 6.65 * i, 24], 2, i % 5 === 4 ? 'rrr' : 'ppp')),
];

/** A row of sheets or posts, one of them under the magnifying glass. */
const audit = (sheet: (x: number, i: number) => Dot[][]): Dot[][] => [
  ...[4, 20, 36, 84, 100, 116].flatMap(sheet),
  stroke('73.5,18 81,26', 'ppp'),
  disc([middle, 10], 10, 'pp'),
  stroke(`60,11 64,15 72,6`, 'aa'),
];

const scenes: Record<string, Shapes> = {
  /** Nine steps, from the last place on the page to the first, where the shop stands. */
  '/services/seo/': () => [
    ...each(9, i => {
      const [x, height, tone] = [9 * i, 2 + Math.floor(1.3 * i), i === 8 ? 'accent' : 'primary'] as const;
      const width = i === 8 ? 60 : 8;
      return [
        ...fill(tone, x, ground + 1 - height, width, height),
        ...word(tone, x + 1.5, ground - height - 8, String(9 - i)),
      ];
    }),
    ...shop(84, ground - 12, disc([90, ground - 16], 2, 'aaa')),
    outline(pin([116, 4.5], 4), 'rr'),
  ],
  /** Kites, as in January, on threads from one roof. */
  '/services/social-media/': () => [
    ...kites.map(([x, y, size]) => stroke(bow([x, y + size], [(x + 2 * middle) / 3, 22], [middle, 24]), 'f')),
    ...kites.flatMap(([x, y, size, rows]) => [
      solid('alert', `${x},${y + size} ${x + 2.6},${y + size + 3} ${x - 2.6},${y + size + 3}`),
      outline(`${x},${y - size} ${x + 0.8 * size},${y} ${x},${y + size} ${x - 0.8 * size},${y}`, rows),
    ]),
    ...[
      [0, 14, 3],
      [15, 10, 5],
      [26, 16, 2],
      [43, 12, 4],
      [56, 20, 2],
      [77, 12, 4],
      [90, 16, 2],
      [107, 10, 5],
      [118, 14, 3],
    ].flatMap(([x = 0, width = 0, height = 0]) => house(x, width, height)),
  ],
  /** Many threads, spun into one. */
  '/services/funnel-automation/': () => [
    ...each(9, i =>
      stroke(bow([0, 13 + 3 * (i - 4)], [28, 13 + 0.9 * (i - 4)], [58, 13 + 0.1 * (i - 4)]), 'par'[i % 3] ?? ''),
    ),
    stroke('56,13 72,13', 'aa'),
    stroke('76,26 84,13 92,26', 'pp'),
    disc([84, 12], 12, 'ppp'),
    ...each(8, i =>
      stroke([...arc([84, 13], 4.5, i / 8, i / 8).slice(0, 1), ...arc([84, 13], 9.5, i / 8, i / 8).slice(0, 1)], 'r'),
    ),
    disc([84, 13], 4, 'rr.aa'),
    stroke('97,13 132,13', 'aa'),
    ...[104, 113, 122, 131].map(x => disc([x, 13], 3, 'aapp')),
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
    ...rupee([middle, 11.5], 11.5),
  ],
  /** A road with a hoarding, a mast, a rickshaw and a newspaper. */
  '/services/media-pr/': () => [
    fill('primary', 0, 25, 132),
    // A newspaper stall
    outline(box(4, 6, 24, 18), 'p'),
    fill('alert', 7, 9, 19, 3),
    fill('accent', 7, 14, 8, 8),
    ...[14, 16, 18, 20].map(y => fill('primary', 17, y, 9)),
    // hoarding
    outline(box(31, 1, 24, 12), 'pp'),
    solid('accent', heart([43, 6.3], 10)),
    ...[35, 50].map(x => stroke(`${x},14 ${x},24`, 'pp')),
    // mast
    outline('66,9 72,24 60,24', 'p.p'),
    disc([66, 5], 2, 'rrr'),
    ...[5, 8].flatMap(radius => [-0.14, 0.36].map(from => stroke(arc([66, 5], radius, from, from + 0.28), 'a'))),
    // rickshaw
    outline('80,21 80,9 84,5 98,5 103,13 105,21', 'pp'),
    solid('accent', '82,10 85,7 97,7 100,11 82,11'),
    stroke('80,15 104,15', 'r'),
    ...[85, 100].map(x => disc([x, 22], 3, 'aapp')),
    // microphone / hoarding right
    outline(box(110, 3, 20, 11), 'pp'),
    word('alert', 115, 5, 'HI'),
    ...[113, 126].map(x => stroke(`${x},15 ${x},24`, 'pp')),
  ],
  /** A seed, and what grows from it. */
  '/30-60-90/': () =>
    each(9, i => {
      const [x, top] = [7.5 + 14.6 * i, 23 - 2.2 * i];
      const leaves = each(Math.ceil(i / 1.7) + 1, n => ground - 2 - 4 * n).filter(y => y > top + 2);
      return [
        ...stroke(`${x},${ground} ${x},${top}`, 'p'),
        ...leaves.flatMap(y =>
          [-1, 1].flatMap(side =>
            outline(
              [
                ...bow([x + side, y], [x + 2 * side, y - 4], [x + 6 * side, y - 4]),
                ...bow([x + 6 * side, y - 4], [x + 5.5 * side, y], [x + side, y]),
              ],
              'p',
            ),
          ),
        ),
        ...disc([x, top], 1 + Math.floor(i / 3), ['rr', 'rrr', 'aa.r', 'aarr'][Math.floor(i / 3)] as string),
      ];
    }),
  /** Lamps, each lit by the one before. */
  '/academy/': () =>
    each(9, i => {
      const x = 7.5 + 14.6 * i;
      const height = 6 + 0.9 * i;
      return [
        ...outline(arc([x, 17], 6.5, 0, 0.5, 8), 'pp'),
        ...fill('primary', x - 2.5, 25, 6),
        ...outline(flame([x, 15 - height], height), 'rr.aa'),
        ...disc([x, 20], 1, 'aa'),
      ];
    }),
  /** A street of shops. */
  '/about/': () => [
    fill('primary', 0, 25, 132),
    ...[24, 68, 112].flatMap(floor),
    ...shop(2, ground, solid('alert', heart([8.5, 19.5], 7))),
    ...shop(24, ground, disc([30.5, 20.5], 3, 'pp.a')),
    ...shop(46, ground, ...[18, 20, 22].map(y => fill('accent', 49, y, 7))),
    ...shop(68, ground, outline(pin([74.5, 19], 3), 'rr')),
    ...shop(90, ground, disc([94, 22], 1, 'aa'), disc([98, 22], 1, 'rr'), disc([96, 19], 1, 'pp')),
    ...shop(112, ground, outline('115,24 116,18 121,18 122,24', 'a')),
  ],
  '/consult/seo-audit/': () =>
    audit((x, i) => [
      outline(box(x, 2, 12, 21), 'p'),
      fill(i % 2 ? 'alert' : 'accent', x + 3, 5, 7, 2),
      ...[9, 12, 15, 18].map(y => fill('primary', x + 3, y, y === 18 ? 4 : 7)),
    ]),
  '/consult/social-media-audit/': () =>
    audit((x, i) => [
      outline(box(x, 4, 12, 19), 'p'),
      disc([x + 6, 10.5], 3, ['aaaa', 'rr.r', 'pp.p'][i % 3] as string),
      solid('alert', heart([x + 4, 19], 5)),
      fill('primary', x + 8, 19, 3),
    ]),
  '/coach/seo/': () =>
    lesson(([x, y]) => [
      [disc([x - 2, y - 1], 5, 'rr.aa'), stroke(`${x + 2},${y + 2} ${x + 6},${y + 6}`, 'rr')],
      [-4, 0, 4].map(at => stroke(`${x - 12},${y + at} ${x + 12 - Math.abs(at)},${y + at}`, at ? 'r' : 'aa')),
      [outline(pin([x, y - 1.5], 3.5), 'rr')],
    ]),
  '/coach/instagram/': () =>
    lesson(([x, y]) => [
      [outline(box(x - 6, y - 5, 11, 10), 'rr'), disc([x - 0.5, y], 2, 'aaa')],
      each(3, i => fill(i === 2 ? 'accent' : 'alert', x - 10 + 8 * i, y + 1 - 3 * i, 5, 4 + 3 * i)),
      [solid('alert', heart([x, y - 0.7], 12))],
    ]),
  /** A shelf of books. */
  '/academy/courses/': () => {
    let x = 0;
    return [
      fill('primary', 0, 25, 132),
      ...[5, 7, 4, 6, 8, 5, 4, 7, 6, 5, 8, 4, 6, 7, 5, 8, 4, 6, 5, 7, 4, 6].flatMap((width, i) => {
        const height = [20, 16, 22, 18, 14, 21, 17][i % 7] as number;
        const book = [
          outline(box(x, ground - height, width - 2, height - 1), ['pp', 'rr', 'aa', 'pp', 'rr'][i % 5] as string),
        ];
        x += width;
        return book;
      }),
    ];
  },
  /** A strip of film with five lessons. */
  '/academy/free-courses/': () => [
    ...[0, 22].flatMap(y => [
      fill('primary', 0, y, 132),
      fill('primary', 0, y + 3, 132),
      ...each(27, i => fill('primary', 5 * i, y + 1, 2, 2)),
    ]),
    ...each(6, i => fill('primary', 26 * i, 5, 1, 16)),
    disc([13, 9.5], 3, 'rrrr'),
    solid('accent', arc([13, 20.5], 7, 0.5, 1, 6)),
    outline('30,6 48,6 48,16 40,16 36,20 36,16 30,16', 'rr'),
    solid('alert', heart([middle, 11.8], 15)),
    outline(box(84, 5, 14, 15), 'rr'),
    ...[9, 12, 15].map(y => fill('accent', 87, y, 9)),
    outline('111,6 124,13 111,20', 'aaaaaa'),
  ],
  /** An abacus. */
  '/pricing/': () => [
    outline(box(0, 0, 131, 25), 'pp'),
    ...[2, 4, 9, 5, 8].flatMap((count, row) => {
      const y = 3.5 + 4.5 * row;
      return [
        stroke(`2,${y} 129,${y}`, 'f'),
        ...each(18, i => disc([(i < count ? 5 : 34) + 5.1 * i, y], 2, row % 2 ? 'rrr' : 'aaa')),
      ];
    }),
  ],
};

/** Returns the wide drawing of a page, if it has one. */
export function sceneOf(path: string): Drawing | undefined {
  const shapes = scenes[path]?.();
  return shapes && drawingOf(plane.columns, plane.rows, layered(shapes));
}
