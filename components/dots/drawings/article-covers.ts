/** The hand-drawn covers of articles, by slug: motifs of bandhani in at most two colours. */
import type { Dot, Tone } from '../drawing.ts';
import { along, circle, curve, frame, heart, rosette } from './motifs.ts';

/** The number of cells of every cover. */
export const coverPlane = { columns: 24, rows: 16 };

type Point = readonly [x: number, y: number];

const star = (tone: Tone, radius: number): Dot[] => {
  const tips = Array.from({ length: 10 }, (_, i): Point => {
    const [r, a] = [i % 2 ? radius * 0.52 : radius, (i / 10) * 2 * Math.PI];
    return [11.5 + r * Math.sin(a), 8.2 - r * Math.cos(a)];
  });
  return along(tone, [...tips, tips[0] as Point]);
};

/** The same motif at the cells of a grid, the last one in another tone. */
const rows = (columns: number, count: number, motif: (tone: Tone, n: number) => Dot[]): Dot[] =>
  Array.from({ length: columns * count }, (_, n) => motif(n === columns * count - 1 ? 'accent' : 'primary', n)).flat();

export const drawnCovers: Record<string, () => Dot[]> = {
  /** A magnifying glass. */
  'seo-90-day-roadmap-smb': () => [
    ...circle('accent', [10, 6.6], 5.6, 34),
    ...circle('accent', [10, 6.6], 4.55, 28),
    ...rosette('primary', [10, 6.6], 2, 1.3),
    ...[0, 0.75].flatMap(side =>
      along('accent', [
        [14.1 + side, 11.5 - side],
        [17.6 + side, 15 - side],
      ]),
    ),
  ],
  /** A like. */
  'instagram-growth-90-days': () => [
    ...heart('primary', [11.5, 7], 0.5),
    ...heart('accent', [11.5, 7], 0.34),
    ...rosette('primary', [11.5, 6.6]),
  ],
  /** One flower a day. */
  'student-seo-career-15-days': () =>
    rows(5, 3, (tone, n) => rosette(tone, [2.7 + (n % 5) * 4.4, 3 + Math.floor(n / 5) * 4.5], 1, 1.15)),
  /** One square a day. */
  'student-social-media-10-days': () =>
    rows(5, 2, (tone, n) => {
      const [x, y] = [1.3 + (n % 5) * 4.5, 2.5 + Math.floor(n / 5) * 7];
      return [...frame(tone, x, y, 3, 4), { x: x + 1.5, y: y + 1.4, tone }, { x: x + 1.5, y: y + 2.6, tone }];
    }),
  /** Three months, each larger than the one before. */
  '30-60-90-client-system': () => [
    ...rosette('primary', [2.9, 10.6], 1, 1.25),
    ...rosette('primary', [8.4, 9.4], 2, 1.25),
    ...rosette('primary', [17, 7.5], 4, 1.25),
    ...rosette('accent', [17, 7.5], 1, 1.25),
  ],
  /** A tick in its box. */
  'diy-audit-checklists-seo-instagram': () => [
    ...frame('primary', 5, 3, 12, 11),
    ...[0, 1].flatMap(down =>
      along('accent', [
        [7.5, 6.2 + 1.35 * down],
        [11, 10 + 1.35 * down],
        [19.6, 0.6 + 1.35 * down],
      ]),
    ),
  ],
  /** What readers say. */
  'psychology-high-engagement-posts': () => [
    ...along('primary', [
      ...curve(t => [11.5 - 9.4 * Math.sin(0.6 + 5.7 * t), 6.6 + 5.4 * Math.cos(0.6 + 5.7 * t)] as const),
      [10.4, 14.6],
      [6.2, 11.2],
    ]),
    ...[5.9, 11.5, 17.1].flatMap(x => rosette('accent', [x, 6.6], 1, 1.15)),
  ],
  /** A pin on the map. */
  'gmb-optimization-local-growth': () => [
    ...along('primary', [
      [11.5, 14],
      ...curve(t => {
        const a = Math.PI * (1.26 + 1.48 * t);
        return [11.5 + 5.1 * Math.sin(a), 6 - 5.1 * Math.cos(a)] as const;
      }),
      [11.5, 14],
    ]),
    ...rosette('accent', [11.5, 6], 2, 1.3),
  ],
  /** Fewer from row to row. */
  'social-media-funnel-converts': () => [
    ...[17, 14, 11, 8, 5].flatMap((count, i) =>
      along('primary', [
        [11.5 - (count - 1) / 2, 1.2 + i * 1.7],
        [11.5 + (count - 1) / 2, 1.2 + i * 1.7],
      ]),
    ),
    ...rosette('accent', [11.5, 12], 2, 1.25),
  ],
  '5-star-brand-analysis': () => [...star('primary', 8), ...rosette('accent', [11.5, 8.2], 2, 1.15)],
  /** A book with a bookmark. */
  'storytelling-marketing-2024': () => [
    ...[-1, 1].flatMap(side => {
      const page = (at: number, y: number): Point => [11.5 + side * 9.5 * at, y - 1.5 * Math.sin(Math.PI * at)];
      return along('primary', [...curve(at => page(at, 3)), ...curve(at => page(1 - at, 14))]);
    }),
    ...along('primary', [
      [11.5, 3],
      [11.5, 14],
    ]),
    ...rosette('accent', [6.6, 7.4], 2, 1.15),
    ...[5.6, 7.4, 9.2].flatMap(y =>
      along('accent', [
        [14.4, y],
        [18.4, y],
      ]),
    ),
  ],
  /** Seven flowers. */
  '7-ps-social-media-strategy': () => [
    ...Array.from({ length: 6 }, (_, i) =>
      rosette(
        'primary',
        [11.5 + 5 * Math.sin((i * Math.PI) / 3 + Math.PI / 6), 7.5 - 5 * Math.cos((i * Math.PI) / 3 + Math.PI / 6)],
        1,
        1.2,
      ),
    ).flat(),
    ...rosette('accent', [11.5, 7.5], 1, 1.2),
  ],
  /** A megaphone. */
  'ads-grand-post-mortem': () => [
    ...frame('primary', 4, 5.7, 4, 3),
    ...along('primary', [
      [16, 1.2],
      [16, 13.2],
    ]),
    ...along('primary', [
      [9, 5.1],
      [15, 1.8],
    ]),
    ...along('primary', [
      [9, 9.3],
      [15, 12.6],
    ]),
    ...along('primary', [
      [5.2, 9.7],
      [6.2, 13.8],
      [8.2, 13.8],
      [7.3, 9.7],
    ]),
    ...[2.4, 4.4].flatMap(r =>
      along(
        'accent',
        curve(t => [16.4 + r * Math.cos(1.1 * (t * 2 - 1)), 7.2 + r * 1.15 * Math.sin(1.1 * (t * 2 - 1))] as const),
      ),
    ),
  ],
  /** Eleven channels around one business. */
  'digital-marketing-guide-2024': () => [
    ...rosette('accent', [11.5, 7.5], 2, 1.2),
    ...circle('primary', [11.5, 7.5], 9.2, 11, 5.8).flatMap(({ x, y }) => rosette('primary', [x, y], 1, 1.1)),
  ],
  /** A calendar sheet with its eight boxes. */
  'planning-digital-presence-2024': () => [
    ...frame('primary', 3.5, 2, 16, 12),
    ...along('primary', [
      [4.5, 5],
      [18.5, 5],
    ]),
    ...Array.from({ length: 8 }, (_, n) =>
      rosette('accent', [6.4 + (n % 4) * 3.4, 7.6 + Math.floor(n / 4) * 3.8], 1, 1),
    ).flat(),
    ...[7.5, 15.5].map((x): Dot => ({ x, y: 1, tone: 'primary' })),
  ],
};
