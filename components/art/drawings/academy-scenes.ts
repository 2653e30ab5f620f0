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

/** Boards, and learners in front of them. */
const lesson = (...boards: ((at: Point) => Dot[][])[]): Dot[][] => [
  ...each(5, i => middle + 24 * (i - 2)).flatMap((x, i) => [
    outline(box(x - 10, 0, 20, 14), 'p'),
    ...(boards[i % boards.length]?.([x, 7]) ?? []),
  ]),
  ...each(20, i => disc([2.5 + 6.65 * i, 18.3], 2, i % 5 === 2 ? 'aaa' : 'ppp')),
  ...each(19, i => disc([5.8 + 6.65 * i, 23], 2, i % 5 === 4 ? 'rrr' : 'ppp')),
];

/** Open books, each on a subject. */
const books: Shapes = () =>
  [18.5, 42, middle, 89, 112.5].flatMap((x, i) => [
    ...book([x, 5], 11, 20).map(page => outline(page, 'pp')),
    ...[10, 14, 18].map(y => fill(i % 2 ? 'accent' : 'alert', x + 4, y, 6)),
    disc([x - 6, 14], 3, i % 2 ? 'rrr' : 'aa.a'),
  ]);

export const academyScenes: Record<string, Shapes> = {
  '/academy/courses/': books,
  /** A strip of film with five lessons. */
  '/academy/free-courses/': () => [
    ...[0, 22].flatMap(y => [
      fill('primary', 0, y, 132),
      fill('primary', 0, y + 3, 132),
      ...each(27, i => fill('primary', 5 * i, y + 1, 2, 2)),
    ]),
    ...each(6, i => fill('primary', 7 + 23.4 * i, 5, 1, 16)),
    disc([18.7, 9.5], 3, 'rrrr'),
    solid('accent', arc([18.7, 20.5], 7, 0.5, 1, 6)),
    outline('33,6 51,6 51,16 43,16 39,20 39,16 33,16', 'rr'),
    solid('alert', heart([middle, 11.8], 15)),
    outline(box(82, 5, 14, 15), 'rr'),
    ...[9, 12, 15].map(y => fill('accent', 85, y, 9)),
    solid('accent', '106.5,5.5 119.5,13 106.5,20.5'),
  ],
  /** Tables, the people around them, and the trainer. */
  '/academy/workshops/': () => [
    ...[17, 43, 88, 114].flatMap((x, i) => [
      disc([x, 12.5], 5, 'pp..aa'),
      ...circle('primary', [x, 12.5], 9.5, 9).map(at => disc([at.x, at.y], 2, i % 2 ? 'rrr' : 'ppp')),
    ]),
    disc([middle, 12.5], 8, 'pp.rr.aa'),
  ],
  '/coach/seo/': () =>
    lesson(
      ([x, y]) => [disc([x - 2, y - 1], 5, 'rr.aa'), stroke(`${x + 2},${y + 2} ${x + 6},${y + 6}`, 'rr')],
      ([x, y]) => [-4, 0, 4].map(at => stroke(`${x - 7},${y + at} ${x + 7 - Math.abs(at)},${y + at}`, at ? 'r' : 'aa')),
      ([x, y]) => [outline(pin([x, y - 1.5], 3.5), 'rr')],
    ),
  '/coach/instagram/': () =>
    lesson(
      ([x, y]) => [outline(box(x - 5.5, y - 5, 11, 10), 'rr'), disc([x, y], 2, 'aaa')],
      ([x, y]) => each(3, i => fill(i === 2 ? 'accent' : 'alert', x - 8 + 6 * i, y + 1 - 3 * i, 4, 4 + 3 * i)),
      ([x, y]) => [solid('alert', heart([x, y - 0.7], 12))],
    ),
};
