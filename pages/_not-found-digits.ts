/** The digits of the 404 page. One knot has rolled away and left a faint one in its place. */
import { type Drawing, drawingOf } from '../components/art/dots.ts';
import { widthOf, word } from '../components/art/letters.ts';

export function notFoundDigits(): Drawing {
  const cells = word('primary', 0, 0, '404', 2);
  const hole = cells[Math.floor(cells.length / 2)];
  const digits = cells.map(cell => (cell === hole ? { ...cell, tone: 'faint' as const } : cell));
  const width = 2 * widthOf('404') + 4;
  return drawingOf(width, 14, [...digits, { x: width - 1, y: 13, tone: 'accent' }]);
}
