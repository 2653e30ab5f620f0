/** Converts a photograph to dots within a circle: the darker a place, the larger its dot. */
import { type DotPicture, pitch } from './dots.ts';

/** The diameters of dots, from light to dark; the lightest places have none. */
const sizes = [3, 5, 7, 9];

/** `light` is the brightness of a square of cells, row by row, from "0" (dark) to "f". Returns one drawing per dot size, to be stacked. */
export function portraitOf(light: string): DotPicture[] {
  const side = Math.sqrt(light.length);
  const middle = (side - 1) / 2;
  const cells = [...light].flatMap((digit, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    const level = Math.round(((15 - Number.parseInt(digit, 16)) / 15) * sizes.length);
    return Math.hypot(x - middle, y - middle) <= side / 2 ? { x: (x + 0.5) * pitch, y: (y + 0.5) * pitch, level } : [];
  });
  return sizes.map((size, i) => ({
    ...{ width: side * pitch, height: side * pitch, size },
    dots: cells.filter(({ level }) => level === i + 1).map(({ x, y }) => ({ x, y, tone: 'primary' })),
  }));
}
