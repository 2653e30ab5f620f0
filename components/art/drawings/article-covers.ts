/** The hand-drawn covers of articles, by slug: in at most two colours. */
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
  outline,
  type Point,
  pin,
  type Shapes,
  stroke,
} from '../shapes.ts';

/** The number of units of every cover. */
export const coverPlane = { columns: 36, rows: 24 };

const star = (radius: number): Point[] =>
  each(10, i => {
    const [r, a] = [i % 2 ? radius * 0.52 : radius, (i / 10) * 2 * Math.PI];
    return [17.5 + r * Math.sin(a), 12.3 - r * Math.cos(a)];
  });

/** The same motif at the cells of a grid, the last one in another colour. */
const rows = (columns: number, count: number, motif: (letter: string, column: number, row: number) => Dot[]): Dot[][] =>
  each(columns * count, n => motif(n === columns * count - 1 ? 'a' : 'p', n % columns, Math.floor(n / columns)));

export const drawnCovers: Record<string, Shapes> = {
  /** A magnifying glass. */
  'seo-90-day-roadmap-smb': () => [stroke('21.5,16.5 26,21', 'aaa'), disc([15.5, 10.5], 9, 'aa..pp.ppp')],
  /** A like. */
  'instagram-growth-90-days': () => [outline(heart([17.5, 10], 23), 'pp'), disc([17.5, 11], 4, 'aa.aa')],
  /** One flower a day. */
  'student-seo-career-15-days': () =>
    rows(5, 3, (letter, column, row) => disc([4 + 6.75 * column, 4.5 + 7 * row], 2, letter.repeat(3))),
  /** One square a day. */
  'student-social-media-10-days': () =>
    rows(5, 2, (letter, column, row) => [
      ...outline(box(2 + 6.75 * column, 3 + 10 * row, 5, 7), letter),
      ...disc([4.5 + 6.75 * column, 6.5 + 10 * row], 1, letter.repeat(2)),
    ]),
  /** Three months, each larger than the one before. */
  '30-60-90-client-system': () => [
    disc([4, 17], 2, 'ppp'),
    disc([12, 15], 4, 'pp.pp'),
    disc([25.5, 11.5], 8, 'pp.pp.aaa'),
  ],
  /** A tick in its box. */
  'diy-audit-checklists-seo-instagram': () => [
    outline(box(7, 3, 19, 18), 'pp'),
    stroke('11,11.5 16,17 29.5,2.5', 'aaa'),
  ],
  /** What readers say. */
  'psychology-high-engagement-posts': () => [
    outline([...arc([17.5, 9.8], 15, 0.34, 1.25, 8.3), [14, 22.5]], 'pp'),
    ...[8.5, 17.5, 26.5].map(x => disc([x, 9.8], 2, 'aaa')),
  ],
  /** A pin on the map. */
  'gmb-optimization-local-growth': () => [outline(pin([17.5, 8.5], 7.5), 'pp'), disc([17.5, 8.5], 4, 'aa.aa')],
  /** Fewer from row to row. */
  'social-media-funnel-converts': () => [
    ...[2, 5, 8, 11].map((y, i) => stroke(`${2.5 + 3 * i},${y} ${32.5 - 3 * i},${y}`, 'pp')),
    disc([17.5, 18.5], 4, 'aaaaa'),
  ],
  /** Five stars. */
  '5-star-brand-analysis': () => [outline(star(11.5), 'pp'), disc([17.5, 12.3], 4, 'aaaaa')],
  /** A book with a bookmark. */
  'storytelling-marketing-2024': () => [
    ...book([17.5, 4], 14.5, 18).map(page => outline(page, 'pp')),
    disc([10, 11.5], 3, 'aa.a'),
    ...[7, 10, 13, 16].map(y => fill('accent', 21, y, y === 16 ? 5 : 9)),
  ],
  /** Seven flowers. */
  '7-ps-social-media-strategy': () => [
    disc([17.5, 11.5], 3, 'aaaa'),
    ...circle('primary', [17.5, 11.5], 10, 6, 8.5).map(({ x, y }) => disc([x, y], 2, 'ppp')),
  ],
  /** A megaphone. */
  'ads-grand-post-mortem': () => [
    outline('10,8 25,1 25,20 10,13', 'pp'),
    outline('5,8 9,8 9,13 5,13', 'ppp'),
    stroke('10,15 12,22', 'pp'),
    ...[4, 7].map(radius => stroke(arc([26, 10.5], radius, -0.17, 0.17), 'a')),
  ],
  /** Eleven channels around one business. */
  'digital-marketing-guide-2024': () => [
    disc([17.5, 11.5], 4, 'aa.aa'),
    ...circle('primary', [17.5, 11.5], 14.5, 11, 9).map(({ x, y }) => disc([x, y], 1, 'pp')),
  ],
  /** A calendar sheet with its eight boxes. */
  'planning-digital-presence-2024': () => [
    outline(box(4, 3, 27, 19), 'pp'),
    fill('primary', 6, 7, 24),
    ...each(8, n => disc([8.5 + (n % 4) * 6, 11.5 + Math.floor(n / 4) * 6], 2, '.aa')),
    ...[10, 25].map(x => fill('primary', x, 0, 2, 3)),
  ],
};
