/** The drawings of pages, by path. Each shows what the page sells. */

import { dial } from '../counts.ts';
import { flowersOf } from '../covers.ts';
import { drawingOf, drawOnce, type Rendered } from '../drawing.ts';
import { mark } from '../logo.ts';
import {
  arc,
  box,
  circle,
  disc,
  fill,
  heart,
  layered,
  outline,
  pin,
  plane,
  rosette,
  type Shapes,
  solid,
  stroke,
  where,
} from '../shapes.ts';
import { drawnLessons } from './academy.ts';
import { drawnPackages } from './packages.ts';
import { drawnServices } from './services.ts';

const drawings: Record<string, Shapes> = {
  ...drawnLessons,
  ...drawnPackages,
  ...drawnServices,
  /** Found, trusted, paid: a lens, a heart, a coin. */
  '/trece-system/': () => [
    disc([10, 9], 9, 'pp..aaaa'),
    stroke('4,16.5 0,20.5', 'ppp'),
    outline(heart([31.5, 9], 19), 'rr'),
    solid('alert', heart([31.5, 9], 11)),
    disc([20.5, 26], 9, 'aa'),
    stroke([...arc([18, 24], 4, -0.25, 0.25), [15.5, 28], [21, 33]], 'p'),
    ...[20, 24].map(y => stroke(`15.5,${y} 25.5,${y}`, 'p')),
  ],
  '/about/': () =>
    mark.flatMap(({ tone, d }) =>
      [...d.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) =>
        rosette(tone, [0.72 * Number(x) - 2.5, 0.72 * Number(y) - 2.8]),
      ),
    ),
  /** A large rosette, until there is a portrait. */
  '/about/#founder': () => [
    disc([20.5, 17.5], 10, 'pp..aaapaaa'),
    ...circle('primary', [20.5, 17.5], 15, 12).map(({ x, y }) => disc([x, y], 2, 'ppp')),
  ],
  /** A street map, and the way to one door. */
  '/contact/': () => [
    where(plane, (x, y) =>
      [5, 6, 14, 15, 26, 27, 36].includes(x) || [2, 10, 11, 18, 26, 27, 33].includes(y) ? undefined : 'faint',
    ),
    stroke('0,26.5 26.5,26.5', 'pp'),
    outline(pin([26.5, 13], 7), 'rrr'),
    disc([26.5, 13], 3, 'aaaa'),
  ],
  /** The rupee sign. */
  '/pricing/': () => [
    stroke([[8, 18.5], ...arc([16.5, 10], 8.5, 0.25, -0.25)], 'ppp'),
    stroke('11.5,19.5 25.5,33.5', 'ppp'),
    stroke('8,1.5 34,1.5', 'ppp'),
    stroke('8,10 34,10', 'aaa'),
  ],
  /** An open shop. */
  '/clients/': () => [
    ...[0, 7, 14, 21, 28, 35].map((x, i) =>
      outline([[x, 3], [x + 6, 3], ...arc([x + 3, 11], 3, 0, 0.5)], i % 2 ? 'rrrr' : 'aaaa'),
    ),
    fill('primary', 0, 0, 42, 2),
    outline(box(2, 16, 37, 19), 'pp'),
    outline(box(7, 20, 15, 9), 'p.p'),
    outline(box(27, 20, 8, 14), 'pp'),
    disc([29.5, 27], 0, 'a'),
  ],
};

/** Returns the drawing of a page, or of a part of it; flowers if there is none. */
export const pageDrawing = (path: string): Rendered =>
  drawOnce(path, () =>
    path === '/30-60-90/'
      ? dial()
      : drawingOf(plane.columns, plane.rows, layered(drawings[path]?.() ?? flowersOf(path, plane))),
  );

/** The paths of what has a drawing of its own. */
export const drawnPaths = ['/30-60-90/', ...Object.keys(drawings)];
