/** The drawings of pages, by path. Each shows what the page sells. */

import type { Content } from '../../../content/schema.ts';
import { type Drawing, drawingOf } from '../drawing.ts';
import { box, disc, fill, layered, plane, type Shapes, text, where } from '../shapes.ts';
import { drawnLessons } from './academy.ts';
import { dial } from './counts.ts';
import { initialsOf, widthOf, word } from './letters.ts';
import { mark } from './logo.ts';
import { circle, rosette } from './motifs.ts';
import { coursesAndPackages, drawnPackages } from './packages.ts';
import { drawnServices } from './services.ts';

const drawings: Record<string, Shapes> = {
  ...drawnLessons,
  ...drawnPackages,
  ...drawnServices,
  /** The three pillars: one, two and three. */
  '/trece-system/': () =>
    (['accent', 'primary', 'alert'] as const).flatMap((tone, i) =>
      Array.from({ length: i + 1 }, (_, n) => rosette(tone, [3.5 + 9 * i, 18 - 7.2 * n], 2, 1.45)),
    ),
  '/about/': () =>
    mark.flatMap(({ tone, d }) =>
      [...d.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) =>
        rosette(tone, [Number(x) * 0.38 + 0.5, Number(y) * 0.38 - 0.5], 1, 1),
      ),
    ),
  /** A large rosette, until there is a portrait. */
  '/about/#founder': () => [
    rosette('accent', [12.5, 10.5], 3, 1.35),
    circle('primary', [12.5, 10.5], 5.6, 28),
    circle('primary', [12.5, 10.5], 9.1, 12).flatMap(({ x, y }) => rosette('primary', [x, y], 1, 1.3)),
  ],
  /** A street map, and the way to one door. */
  '/contact/': () => [
    where('faint', (x, y) => ![3, 9, 16, 22].includes(x) && ![1, 6, 11, 16, 20].includes(y)),
    fill('primary', 0, 16, 16),
    disc('alert', [16, 9], 3.7),
    disc('accent', [16, 9], 1.5),
    where('alert', (x, y) => y > 10 && y <= 15 - 1.25 * Math.abs(x - 16)),
  ],
  /** The rupee sign. */
  '/pricing/': () => [
    fill('primary', 5, 1, 16, 2),
    where('primary', (x, y) => x > 10 && Math.abs(Math.hypot(x - 10, y - 6.5) - 5) < 1),
    fill('primary', 5, 11, 6, 2),
    where('primary', (x, y) => y > 12 && Math.abs(x - 9 - (y - 12) * 0.95) < 1.5),
    fill('accent', 5, 6, 16, 2),
  ],
  /** An open shop. */
  '/clients/': () => [
    fill('primary', 1, 0, 24, 2),
    ...[1, 5, 9, 13, 17, 21].map((x, i) =>
      where(
        i % 2 ? 'alert' : 'accent',
        (column, row) =>
          row > 1 && row < 8 && column >= x && column < x + 4 && !(row === 7 && (column === x || column === x + 3)),
      ),
    ),
    fill('primary', 1, 8, 1, 14),
    fill('primary', 24, 8, 1, 14),
    fill('primary', 1, 21, 24),
    box('primary', 4, 10, 11, 8),
    text(6, 12, 7),
    text(6, 14, 5),
    fill('primary', 18, 10, 5, 11),
    fill('accent', 19, 15, 1),
  ],
};

/** Returns a page's drawing. Without one, returns the name's initials. */
export function pageDrawing(path: string, name: string): Drawing {
  if (path === '/30-60-90/') return dial();
  const initials = initialsOf(name).slice(0, 2);
  const shapes = drawings[path]?.() ?? [
    word('primary', Math.round(plane.columns / 2 - widthOf(initials)), 4, initials, 2),
  ];
  return drawingOf(plane.columns, plane.rows, layered(shapes));
}

/** The paths of pages with their own drawing. */
export const drawnPaths = ['/30-60-90/', ...Object.keys(drawings)];

/** Returns the path of everything that has a drawing, with the name whose initials stand in where none is drawn. */
export const drawingNames = (
  content: Pick<Content, 'rates' | 'coaching' | 'branding'>,
): (readonly [string, string])[] => [
  ...drawnPaths.map(path => [path, ''] as const),
  ...[...content.rates.flatMap(group => group.rates), ...coursesAndPackages(content.coaching, content.branding)].map(
    ({ path, name }) => [path, name] as const,
  ),
];
