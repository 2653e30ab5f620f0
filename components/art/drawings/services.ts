/** The drawings of services and consultations. */
import type { Dot } from '../drawing.ts';
import { word } from '../letters.ts';
import {
  arc,
  bow,
  box,
  disc,
  each,
  fill,
  heart,
  outline,
  type Point,
  type Shapes,
  solid,
  stroke,
  waves,
} from '../shapes.ts';

/** A tick, and a cross. */
const tick = ([x, y]: Point): Dot[] => stroke(`${x},${y + 2} ${x + 2},${y + 4} ${x + 6},${y - 1}`, 'aa');
const cross = ([x, y]: Point): Dot[] => [
  ...stroke(`${x},${y - 1} ${x + 5},${y + 4}`, 'rr'),
  ...stroke(`${x + 5},${y - 1} ${x},${y + 4}`, 'rr'),
];

/** A mango, as it is printed and woven everywhere in Gujarat: round at the bottom, its tip bent to the right. `size` is a sixteenth of its width. */
export const mango = ([left, top]: Point, size: number): Point[] => {
  const at = (x: number, y: number): Point => [left + size * x, top + size * y];
  const tip = at(9, -12.5);
  // From the left side up to the tip, and back along the inside of the bend.
  return [
    ...arc([left, top], 8 * size, -0.06, 0.5),
    ...bow(at(-8, 0), at(-7.4, -12.5), tip),
    ...bow(tip, at(3, -9), at(7.4, -3)),
  ];
};

export const drawnServices: Record<string, Shapes> = {
  /** Steps up to the first place. */
  '/services/seo/': () => [
    ...each(4, i => fill(i === 3 ? 'accent' : 'primary', 1 + 10 * i, 32 - 4 * i, 9, 4 + 4 * i)),
    word('alert', 31, 5, '1', 2),
    ...['4', '3', '2'].map((place, i) => word('primary', 3 + 10 * i, 23 - 4 * i, place)),
  ],
  /** A phone with nine posts, and what they are liked for. */
  '/services/social-media/': () => [
    outline(box(0, 0, 25, 35), 'pp'),
    ...['ppp', 'aaa', 'ppp', 'rrr', 'ppp', 'aaa', 'ppp', 'aaa', 'rrr'].map((rows, i) =>
      disc([5.5 + 7 * (i % 3), 6.5 + 8.5 * Math.floor(i / 3)], 2, rows),
    ),
    fill('primary', 9, 31, 8),
    outline(heart([34.5, 12], 13), 'rr'),
    disc([34.5, 11], 1, 'rr'),
    disc([34.5, 28], 3, 'aapp'),
  ],
  /** Many at the top, fewer from row to row, and one that buys. */
  '/services/funnel-automation/': () => [
    ...['pp', 'rr', 'pp', 'rr', 'pp', 'rr'].map((rows, i) =>
      stroke(`${0.5 + 3.1 * i},${1 + 3 * i} ${40.5 - 3.1 * i},${1 + 3 * i}`, rows),
    ),
    disc([20.5, 27], 7, 'aa.aapaa'),
  ],
  /** A coin, and the click that it pays. */
  '/services/ppc/': () => [
    disc([17, 17.5], 17, 'ppp'),
    stroke([[9.5, 19], ...arc([14, 13], 6, 0.25, -0.25)], 'aa'),
    stroke('11.5,20 21,30', 'aa'),
    stroke('9.5,7 24.5,7', 'aa'),
    stroke('9.5,13 24.5,13', 'aa'),
    solid('alert', '27,18 41,30 34.5,30.5 38,36 34,36 31,31.5 27,35'),
  ],
  /** A hoarding and a radio mast, their message, and its range. */
  '/services/media-pr/': () => [
    outline(box(0, 3, 27, 17), 'pp'),
    word('alert', 3, 5, 'HI', 2),
    ...[4, 22].map(x => stroke(`${x},21 ${x},35`, 'pp')),
    stroke('5.5,21.5 20.5,34.5', 'p'),
    stroke('20.5,21.5 5.5,34.5', 'p'),
    outline('34,12 40,35 28,35', 'p.p.p'),
    disc([34, 8], 1, 'rr'),
    ...[4, 6.5].flatMap(radius => waves([34, 8], radius)),
  ],
  /** A month, in which two days of each full week have a post. */
  '/services/add-ons/': () =>
    each(30, day => {
      const [x, y] = [2.5 + 6 * (day % 7), 3.5 + 7 * Math.floor(day / 7)];
      return day < 28 && [1, 4].includes(day % 7) ? disc([x, y], 2, 'aaa') : fill('primary', x - 0.5, y - 0.5, 2, 2);
    }),
  /** A calendar month with a post on two days of each week. */
  '/services/add-ons/linkedin-marketing/': () => [
    ...[10, 30].map(x => fill('alert', x, 0, 2, 4)),
    fill('primary', 0, 4, 42, 4),
    ...each(30, i => i + 2).map(day => {
      const [x, y] = [1 + 6 * (day % 7), 11 + 5 * Math.floor(day / 7)];
      return [1, 3].includes(day % 7) ? fill('accent', x, y, 3, 3) : fill('primary', x, y, 3);
    }),
  ],
  /** A page with a question, its answer, and the link to the sales page. */
  '/services/add-ons/blog-seo/': () => [
    outline(box(0, 0, 30, 35), 'pp'),
    stroke([...arc([9, 7], 3, 0.5, 1.2), [9, 12]], 'rr'),
    fill('alert', 8.5, 14, 2, 2),
    ...[6, 9, 12].map(y => fill('primary', 16, y, y === 12 ? 7 : 10)),
    ...[20, 23].map(y => fill('primary', 5, y, 20)),
    stroke('5,29 34,29', 'aaa'),
    outline('33,24 41,29 33,34', 'aaaa'),
  ],
  /** A mango, as on the jar, the card and the board of the example. */
  '/services/branding/': () => [outline(mango([18.5, 21], 1.62), 'pp.rr'), disc([18.5, 21.5], 7, 'aa.aappa')],
  /** A key: the accounts are the client's. */
  '/services/#accounts': () => [
    disc([9.5, 14.5], 9, 'ppp..rrr'),
    stroke('19,14.5 41,14.5', 'ppp'),
    stroke('30,16.5 30,25', 'aaa'),
    stroke('38,16.5 38,22', 'aaa'),
  ],
  /** A sheet, the magnifying glass above it, and the findings. */
  '/consult/seo-audit/': () => [
    outline(box(0, 0, 29, 35), 'pp'),
    ...[6, 17, 28].flatMap(y => [fill('primary', 13, y - 1, 12), fill('primary', 13, y + 2, 8)]),
    tick([4, 5]),
    tick([4, 16]),
    cross([4.5, 27]),
    stroke('35,24 40,34', 'ttt'),
    disc([31, 17], 8, 'tt.aapaaa'),
  ],
  /** A profile, its posts, and the findings. */
  '/consult/social-media-audit/': () => [
    outline(box(0, 0, 41, 35), 'pp'),
    disc([8.5, 8.5], 4, 'aarrr'),
    fill('primary', 17, 5, 19),
    fill('primary', 17, 8, 14),
    fill('primary', 17, 11, 17),
    ...[4, 16, 28].map((x, i) => outline(box(x, 16, 9, 7), i === 1 ? 'rr.r' : 'pp.p')),
    tick([5, 28]),
    cross([18, 28]),
    tick([29, 28]),
  ],
};
