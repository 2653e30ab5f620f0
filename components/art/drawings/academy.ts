/** The drawings of the academy's pages: a lamp, books, a hall. */
import {
  arc,
  book,
  bow,
  box,
  circle,
  curve,
  disc,
  each,
  fill,
  heart,
  outline,
  type Point,
  type Shapes,
  solid,
  stroke,
} from '../shapes.ts';

/** A tree, as in the stone windows of Ahmedabad, with a fruit at the end of every branch: one word, and those that belong to it. */
const tree: Shapes = () => [
  stroke('20.5,7 20.5,35', 'ppp'),
  ...[-1, 1].flatMap(side =>
    [
      [17.5, 29, 34, 14],
      [17.5, 17, 26, 3],
      [9, 9, 15, -3],
      [9.5, 20.5, 24, 12],
    ].flatMap(([aside = 0, y = 0, from = 0, by = 0], i) => {
      const end: Point = [20.5 + side * aside, y];
      return [
        stroke(bow([20.5, from], [20.5 + 0.8 * side * aside, by], end), 'p'),
        disc(end, 3, i % 2 ? 'rrrr' : 'pp.p'),
      ];
    }),
  ),
  disc([20.5, 3.5], 3, 'rrrr'),
];

/** A peacock that shows its feathers. */
const peacock: Shapes = () => [
  ...each(11, i => (Math.PI * i) / 10).flatMap((angle, i) => {
    const at = (radius: number): Point => [20.5 - radius * Math.cos(angle), 23 - radius * Math.sin(angle)];
    return [
      stroke([at(8), at(16)], 'p'),
      disc(at(18), 2, i % 2 ? 'rrr' : 'aaa'),
      disc(at(10.5), 1, i % 2 ? 'aa' : 'rr'),
    ];
  }),
  disc([20.5, 29], 6, 'ppppppp'),
  stroke(bow([20.5, 25], [16.5, 18], [20.5, 12]), 'pppp'),
  disc([20.5, 11], 2, 'ppp'),
  stroke('23,11.5 25,13', 'aa'),
  ...[-2, 0, 2].map(aside => stroke(`${20.5 + aside / 2},8 ${20.5 + aside},5`, 'p')),
];

/** The outline of a flame, from its tip. */
export const flame = ([x, y]: Point, height: number): Point[] =>
  curve(t => {
    const up = 1 - Math.abs(2 * t - 1);
    const aside = 0.5 * height * Math.sin(Math.PI * up) * (1 - up) ** 0.6;
    return [x + Math.sign(2 * t - 1) * aside, y + height * (1 - up)];
  }).slice(0, -1);

export const drawnLessons: Record<string, Shapes> = {
  '/coach/instagram/': peacock,
  '/coach/seo/': tree,
  /** A lamp that is lit, as before a lesson. */
  '/academy/': () => [
    outline(
      [...arc([20.5, 20.5], 19.5, 0.25, 0.5, 14.5), ...arc([20.5, 20.5], 19.5, 0, 0.25, 14.5).slice(0, -1)],
      'ppp',
    ),
    ...[12, 20.5, 29].map(x => disc([x, 26.5], 3, 'aaaa')),
    outline(flame([20.5, 0], 19), 'rr.aa'),
  ],
  /** An open book with a bookmark. */
  '/academy/courses/': () => [
    ...book([20.5, 6], 19.5, 27).map(page => outline(page, 'pp')),
    disc([10.5, 18], 5, 'rr.rrr'),
    ...[11, 15, 19, 23].map(y => stroke(`25,${y} ${y === 23 ? 31 : 36},${y}`, 'rr')),
  ],
  /** A camera. */
  '/academy/courses/instagram-growth/': () => [
    outline(box(3, 0, 35, 35), 'ppp'),
    disc([20.5, 17.5], 10, 'ppp..aaapaa'),
    disc([31.5, 7], 1, 'aa'),
  ],
  '/academy/courses/seo-mastery/': tree,
  /** A person and three contacts. */
  '/academy/courses/linkedin-growth/': () => [
    stroke('7,11.5 15,20', 'a'),
    stroke('20.5,9 20.5,16', 'a'),
    stroke('34,11.5 26,20', 'a'),
    disc([4, 8], 4, 'pp.pp'),
    disc([20.5, 4], 4, 'pp.pp'),
    disc([37, 8], 4, 'pp.pp'),
    disc([20.5, 26], 9, 'aa.aaapaaa'),
  ],
  /** A conversation. */
  '/academy/courses/communication-nlp/': () => [
    outline('0,0 27,0 27,16 12,16 6,22 6,16 0,16', 'pp'),
    outline('15,19 41,19 41,30 36,30 36,35 30,30 15,30', 'aa'),
    ...[7, 13.5, 20].map(x => disc([x, 8], 2, 'ppp')),
    ...[22, 28, 34].map(x => disc([x, 24.5], 1, 'aa')),
  ],
  /** A hall with a speaker. */
  '/academy/workshops/': () => [
    disc([20.5, 3], 3, 'rrrr'),
    fill('alert', 11, 8, 20),
    ...[4, 5, 6, 7].flatMap((count, row) =>
      each(count, i => {
        const aside = 6.2 * (i - (count - 1) / 2);
        return disc([20.5 + aside, 15 + 6 * row - 0.012 * aside ** 2], 2, row === 1 ? 'aaa' : 'ppp');
      }),
    ),
  ],
  /** A team around its table, each with a sheet, and the trainer. */
  '/academy/workshops/companies/': () => [
    outline(box(8, 12, 25, 11), 'pp'),
    ...[12, 19, 26].flatMap(x => [fill('accent', x, 14, 3, 3), fill('accent', x, 18, 3, 3)]),
    ...[10.5, 20.5, 30.5].flatMap(x => [disc([x, 6], 3, 'tttt'), disc([x, 29], 3, 'tttt')]),
    disc([3, 17.5], 3, 'tttt'),
    disc([38, 17.5], 3, 'rrrr'),
  ],
  /** People of many trades around a speaker. */
  '/academy/workshops/communities/': () => [
    ...circle('primary', [20.5, 17.5], 17, 9, 14.5).map(({ x, y }, i) =>
      disc([x, y], 3, ['pppp', 'aaaa', 'tttt'][i % 3] as string),
    ),
    disc([20.5, 17.5], 6, 'rr.rrrr'),
  ],
  /** A buyer, with what that buyer likes. */
  '/academy/free-courses/buyer/': () => [
    outline([[3, 35], ...arc([20.5, 35], 17.5, 0.5, 1, 15), [38, 35]], 'ppp'),
    disc([20.5, 8.5], 8, 'rr.rrrrrr'),
    solid('accent', heart([20.5, 28.5], 8)),
  ],
  /** A video lesson with its progress bar. */
  '/academy/free-courses/': () => [
    outline(box(0, 0, 41, 26), 'pp'),
    solid('accent', '13.5,3.5 32,13 13.5,22.5'),
    fill('primary', 0, 31, 42),
    stroke('0,31 14,31', 'rrr'),
    disc([15, 31], 3, 'rrrr'),
  ],
};
