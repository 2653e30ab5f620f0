/** A photograph in dots: the darker a place of it, the larger its dot, in a disc. */
import { type Picture, pitch } from './dots.ts';

/** Diameters, from the second lightest to the darkest; where it is lightest there is none. */
const sizes = [3, 5, 7, 9];

/** `light` is a square of cells, row by row, from "0", dark, to "f". A picture for each size of its dots, one on the other. */
export function portraitOf(light: string): Picture[] {
  const side = Math.sqrt(light.length);
  const middle = (side - 1) / 2;
  const cells = [...light].flatMap((sign, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    const level = Math.round(((15 - Number.parseInt(sign, 16)) / 15) * sizes.length);
    return Math.hypot(x - middle, y - middle) <= side / 2 ? { x: (x + 0.5) * pitch, y: (y + 0.5) * pitch, level } : [];
  });
  return sizes.map((size, i) => ({
    ...{ width: side * pitch, height: side * pitch, size },
    dots: cells.filter(({ level }) => level === i + 1).map(({ x, y }) => ({ x, y, tone: 'primary' })),
  }));
}
