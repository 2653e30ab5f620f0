/** The wide drawings of the academy's pages. */
import type { Dot } from '../drawing.ts';
import {
  arc,
  book,
  box,
  circle,
  disc,
  each,
  fill,
  heart,
  middle,
  outline,
  type Point,
  pin,
  type Shapes,
  solid,
  stroke,
} from '../shapes.ts';
import { flame } from './academy.ts';

/** Three boards, and learners in front of them. */
const lesson = (boards: (at: Point) => Dot[][][]): Dot[][] => [
  ...[22.5, middle, 108.5].flatMap((x, i) => [outline(box(x - 18, 0, 36, 14), 'p'), ...(boards([x, 7])[i] ?? [])]),
  ...each(20, i => disc([2.5 + 6.65 * i, 18.3], 2, i % 5 === 2 ? 'aaa' : 'ppp')),
  ...each(19, i => disc([5.8 + 6.65 * i, 23], 2, i % 5 === 4 ? 'rrr' : 'ppp')),
];

/** Open books, each on a subject. */
export const books: Shapes = () =>
  [14.5, 40, middle, 91, 116.5].flatMap((x, i) => [
    ...book([x, 5], 11, 20).map(page => outline(page, 'pp')),
    ...[10, 14, 18].map(y => fill(i % 2 ? 'accent' : 'alert', x + 4, y, 6)),
    disc([x - 6, 14], 3, i % 2 ? 'rrr' : 'aa.a'),
  ]);

export const academyScenes: Record<string, Shapes> = {
  /** Lamps, each lit by the one before. */
  '/academy/': () =>
    each(9, i => {
      const x = middle + 14 * (i - 4);
      const height = 6 + 0.9 * i;
      return [
        ...outline(arc([x, 17], 6.5, 0, 0.5, 8), 'pp'),
        ...fill('primary', x - 2.5, 25, 6),
        ...outline(flame([x, 15 - height], height), 'rr'),
        ...disc([x, 20], 1, 'aa'),
      ];
    }),
  '/academy/courses/': books,
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
  /** Tables, the people around them, and the trainer. */
  '/academy/workshops/': () => [
    ...[12.5, 39, 92, 118.5].flatMap((x, i) => [
      disc([x, 12.5], 5, 'pp..aa'),
      ...circle('primary', [x, 12.5], 9.5, 9).map(at => disc([at.x, at.y], 2, i % 2 ? 'rrr' : 'ppp')),
    ]),
    disc([middle, 12.5], 12, 'pp..rr..aa..rr'),
  ],
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
};
