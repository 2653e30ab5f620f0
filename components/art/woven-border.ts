/** The woven border of a cloth: between two rows of knots, rosettes (1 + 6 + 12) and leaves of three. */
import type { Theme } from '../../content/schemas/theme.ts';
import { type Dot, heartOf, knotsOf, type Strokes, strokesOf } from './dots.ts';
import { clothColorsOf } from './drawing-svg.ts';
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

/** Returns the tile as an SVG, with holes for the hearts: the ground is madder or indigo. */
export function wovenBorderSvg(theme: Theme): string {
  const colors = clothColorsOf('madder', theme);
  const { size, paths } = wovenBorder;
  const knots = paths.map(({ tone, d }) => `<path stroke="${colors[tone]}" d="${d}"/>`).join('');
  const hearts = `<mask id="m"><path fill="#fff" d="M0 0h60v74H0z"/><path stroke="#000" stroke-width="${heartOf(size)}" d="${knotsOf(wovenBorder)}"/></mask>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 74"><g fill="none" stroke-linecap="round" stroke-width="${size}">${hearts}<g mask="url(#m)">${knots}</g></g></svg>`;
}
