/** Low rows of one motif, at the end of pages whose wide drawing, if there is one, stands further up. */
import { type Dot, type Drawing, drawingOf } from '../drawing.ts';
import {
  arc,
  box,
  disc,
  each,
  fill,
  heart,
  layered,
  leaf,
  middle,
  outline,
  type Point,
  pin,
  solid,
  stroke,
  waves,
  widePlane,
} from '../shapes.ts';
import { flame } from './academy.ts';
import { mango } from './services.ts';

const rows = 10;

/** Draws the i-th motif around a point. */
type Motif = (at: Point, i: number) => Dot[][];

const flowers: Motif = (at, i) => [disc(at, 4, i % 2 ? 'rr.rr' : 'pp.rr')];
const hearts: Motif = ([x, y], i) => [solid(i % 2 ? 'alert' : 'accent', heart([x, y + 0.5], 9))];

const motifs: Record<string, Motif> = {
  '/services/seo/': ([x, y], i) => [outline(pin([x, y - 1], 3), i % 2 ? 'rr' : 'aa')],
  '/services/social-media/': hearts,
  '/services/funnel-automation/': ([x, y], i) => [
    stroke(`${x - 6},${y} ${x + 6},${y}`, 'a'),
    disc([x, y], 4, i % 2 ? 'aa.pp' : 'pp.aa'),
  ],
  '/services/ppc/': ([x, y], i) =>
    each(1 + (i % 3), coin => fill(coin % 2 ? 'primary' : 'accent', x - 4, y + 3 - 3 * coin, 8, 2)),
  '/services/media-pr/': ([x, y]) => [
    stroke(`${x},${y - 2} ${x},${y + 5}`, 'pp'),
    disc([x, y - 2], 1, 'rr'),
    ...waves([x, y - 2], 4),
  ],
  '/services/branding/': ([x, y], i) => [outline(mango([x - 0.5, y + 0.5], 0.42), i % 2 ? 'pp' : 'aa')],
  '/30-60-90/': ([x, y], i) => [
    stroke(`${x},${y - 1} ${x},${y + 5}`, 'p'),
    ...[-1, 1].map(side =>
      outline(leaf([x + side, y + 4], [x + 2 * side, y], [x + 5 * side, y], [x + 5 * side, y + 4]), 'p'),
    ),
    disc([x, y - 2.5], 2, ['aaa', 'ppp', 'rrr'][i % 3] ?? ''),
  ],
  '/academy/': ([x, y]) => [outline(arc([x, y + 1], 5, 0, 0.5, 3.5), 'p'), outline(flame([x, y - 4.5], 4.5), 'r')],
  '/academy/free-courses/': ([x, y], i) => [
    solid(i % 2 ? 'alert' : 'primary', `${x - 3.5},${y - 5} ${x + 5},${y} ${x - 3.5},${y + 5}`),
  ],
  '/coach/instagram/': ([x, y], i) => [outline(box(x - 4, y - 4, 8, 8), 'pp'), disc([x, y], 1, i % 2 ? 'rr' : 'aa')],
  '/consult/seo-audit/': ([x, y], i) => [
    stroke(`${x - 4},${y} ${x - 1},${y + 4} ${x + 5},${y - 4}`, i % 2 ? 'pp' : 'aa'),
  ],
  '/consult/social-media-audit/': hearts,
};

/** Returns the row of a page, or one of flowers. */
export function friezeOf(path: string): Drawing {
  const motif = motifs[path] ?? flowers;
  const shapes = each(11, i => motif([middle + 12 * (i - 5), 4.5], i)).flat();
  return drawingOf(widePlane.columns, rows, layered(shapes));
}
