/** The woven border of a cloth: between two rows of knots, rosettes (1 + 6 + 12) and leaves of three. */
import type { Theme } from '../../content/schemas/theme.ts';
import { type Dot, type Strokes, strokesOf } from './dots.ts';
import { clothColorsOf, groupOf } from './drawing-svg.ts';
import { circle } from './shapes.ts';

const at = (x: number, y: number): Dot => ({ x, y, tone: 'accent' });
const round = ({ x, y, tone }: Dot): Dot => ({ x: Math.round(x), y: Math.round(y), tone });

/** A tile of 60 × 74. */
export const wovenBorder: Strokes = strokesOf({
  width: 60,
  height: 74,
  size: 7.5,
  dots: [
    ...[5, 69].flatMap(y => [5, 15, 25, 35, 45, 55].map(x => at(x, y))),
    ...[23, 37, 51].flatMap(y => [at(0, y), at(60, y)]),
    at(30, 37),
    ...[...circle('primary', [30, 37], 9.5, 6), ...circle('primary', [30, 37], 18.5, 12)].map(round),
  ],
});

/** Returns the tile as an SVG; the ground, madder or indigo, is seen in the middle of its knots. */
export const wovenBorderSvg = (theme: Theme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 74">${groupOf(wovenBorder, tone => clothColorsOf('madder', theme)[tone], 'none')}</svg>`;
