/** The digits of the page for addresses that lead nowhere: all there but one dot, which has rolled away and left its place faint. */
import { type Picture, pictureOf } from './dots.ts';
import { widthOf, word } from './letters.ts';

export function missing(text = '404'): Picture {
  const cells = word('primary', 0, 0, text);
  const hole = cells[Math.floor(cells.length / 2)];
  const left = cells.map(cell => (cell === hole ? { ...cell, tone: 'faint' as const } : cell));
  const rolled = { x: widthOf(text) + 2, y: 6, tone: 'accent' as const };
  return { ...pictureOf(widthOf(text) + 3, 7, [...left, rolled]), size: 9 };
}
