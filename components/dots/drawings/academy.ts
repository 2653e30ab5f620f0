/** The drawings of the academy's pages: boards, books, a hall. */
import type { Dot } from '../drawing.ts';
import { arc, box, disc, fill, line, type Shapes, text, where } from '../shapes.ts';
import { along, circle, curve, frame, magnifier, rosette } from './motifs.ts';

/** Nine points on a circle. */
const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => {
  const angle = (i / 9 - 0.25) * 2 * Math.PI;
  return [Math.round(12 + 10 * Math.cos(angle)) + 0.5, Math.round(10 + 9 * Math.sin(angle)) + 0.5] as const;
});

/** Learners in two rows in front of the board. */
const pupils = [
  [4.5, 16],
  [12.5, 16],
  [20.5, 16],
  [8.5, 19.8],
  [16.5, 19.8],
].flatMap(([x = 0, y = 0]) => rosette('primary', [x, y]));

const board = (...shapes: Dot[][]): Dot[][] => [box('primary', 1, 0, 24, 13), ...shapes, pupils];

export const drawnLessons: Record<string, Shapes> = {
  '/coach/instagram/': () => board(box('alert', 8, 2, 10, 9), arc('accent', [12.5, 6], 2.3), fill('alert', 15, 4, 1)),
  '/coach/seo/': () =>
    board(arc('accent', [11, 5], 3), line('alert', [13, 7], [16, 10]), line('alert', [14, 7], [17, 10])),
  /** A lamp that is lit, as before a lesson. */
  '/academy/': () => [
    along('primary', [
      [1.5, 13.2],
      [23.5, 13.2],
    ]),
    along(
      'primary',
      curve(t => [12.5 - 11 * Math.cos(Math.PI * t), 13.2 + 7.2 * Math.sin(Math.PI * t)]),
    ).slice(1, -1),
    ...[8, 12.5, 17].map(x => rosette('accent', [x, 16], 1, 1)),
    along('alert', [
      ...curve(t => [12.5 - 5 * Math.sin(Math.PI * t) * t ** 0.6, 0.5 + 10.7 * t]),
      ...curve(t => [12.5 + 5 * Math.sin(Math.PI * t) * (1 - t) ** 0.6, 11.2 - 10.7 * t]),
    ]),
    rosette('accent', [12.5, 7.6], 1, 1.1),
  ],
  /** An open book with a bookmark. */
  '/academy/courses/': () => [
    ...[-1, 1].flatMap(side => {
      const page = (at: number, y: number) => [12.5 + side * 12 * at, y - 2 * Math.sin(Math.PI * at)] as const;
      return [
        along(
          'primary',
          curve(at => page(at, 4.5)),
        ),
        along(
          'primary',
          curve(at => page(at, 19.5)),
        ),
        along('primary', [
          [12.5 + side * 12, 4.5],
          [12.5 + side * 12, 19.5],
        ]),
      ];
    }),
    along('primary', [
      [12.5, 4.5],
      [12.5, 19.5],
    ]),
    rosette('accent', [6.5, 10.8], 2, 1.35),
    ...[7.6, 10.8, 14].map(y =>
      along('alert', [
        [15.5, y],
        [21.5, y],
      ]),
    ),
  ],
  /** A camera. */
  '/academy/courses/instagram-growth/': () => [
    frame('primary', 3.5, 1.5, 18, 18),
    circle('primary', [12.5, 10.5], 5.6, 34),
    rosette('accent', [12.5, 10.5], 2, 1.3),
    rosette('accent', [18.6, 4.4], 0),
  ],
  /** A magnifying glass. */
  '/academy/courses/seo-mastery/': magnifier,
  /** A person and three contacts. */
  '/academy/courses/linkedin-growth/': () => [
    ...([3, 12.5, 22] as const).flatMap(x => [
      rosette('primary', [x, x === 12.5 ? 3 : 5], 1, 1.2),
      along('primary', [
        [12.5 + (x - 12.5) * 0.8, x === 12.5 ? 5.6 : 7.4],
        [12.5 + (x - 12.5) * 0.42, 11.4],
      ]),
    ]),
    rosette('accent', [12.5, 16], 3, 1.25),
  ],
  /** A conversation. */
  '/academy/courses/communication-nlp/': () => [
    along('primary', [
      [1, 1],
      [16, 1],
      [16, 9],
      [7, 9],
      [4, 12],
      [4, 9],
      [1, 9],
      [1, 1],
    ]),
    along('accent', [
      [10, 12],
      [24, 12],
      [24, 18],
      [21, 18],
      [21, 21],
      [18, 18],
      [10, 18],
      [10, 12],
    ]),
    ...[5, 8.5, 12].map(x => rosette('primary', [x, 5], 1, 1.1)),
    ...[14, 17, 20].map(x => rosette('accent', [x, 15], 0)),
  ],
  /** A hall with a speaker. */
  '/academy/workshops/': () => [
    rosette('alert', [12.5, 1.5]),
    ...[6, 9, 12, 15, 18].flatMap(radius => {
      // Clip the rows of seats at the walls.
      const from = Math.max(0.08, Math.acos(Math.min(1, 12.2 / radius)) / (2 * Math.PI));
      const tone = radius === 9 ? 'accent' : 'primary';
      return [arc(tone, [12.5, 1.5], radius, from, 0.22), arc(tone, [12.5, 1.5], radius, 0.28, 0.5 - from)];
    }),
  ],
  /** A team around its table, each with a sheet, and the trainer. */
  '/academy/workshops/companies/': () => [
    fill('primary', 5, 8, 16, 6),
    ...[6, 12, 18].flatMap(x => [fill('accent', x, 9, 2), fill('accent', x, 12, 2)]),
    ...[6.5, 12.5, 18.5].flatMap(x => [rosette('text', [x, 4.5]), rosette('text', [x, 17.5])]),
    rosette('text', [1.6, 10.5]),
    rosette('alert', [23.4, 10.5]),
  ],
  /** People of many trades around a speaker. */
  '/academy/workshops/communities/': () => [
    ...(['primary', 'accent', 'text'] as const).flatMap((tone, i) =>
      ring.filter((_, n) => n % 3 === i).map(point => rosette(tone, point)),
    ),
    rosette('alert', [12.5, 10.5], 2),
  ],
  /** A video lesson with its progress bar. */
  '/academy/free-courses/': () => [
    box('primary', 0, 0, 26, 17),
    where('accent', (x, y) => x > 9 && x < 18 && Math.abs(y - 8) <= (18 - x) * 0.62),
    text(0, 20, 26),
    fill('alert', 0, 20, 9),
    disc('alert', [9, 20], 1),
  ],
};
