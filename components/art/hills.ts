/** A skyline whose hills each have an exact number of dots, stacked in columns with their tops in the accent colour. */
import { type Dot, type Drawing, drawingOf } from './dots.ts';

/** A hill of `count` dots in `columns` columns. `peak` is the position of the highest column, from 0 (left) to 1 (right). */
type Hill = { count: number; columns: number; peak: number };

/** The empty columns before each hill. */
const gap = 2;

/** Draws hills side by side. `peaks` are the positions of their tops, from 0 to 1 of the width and height. */
export function hills(all: readonly Hill[]): Drawing & { peaks: { x: number; y: number }[] } {
  const each = all.map(heightsOf);
  const heights = each.flatMap(hill => [...Array<number>(gap).fill(0), ...hill]);
  const rows = Math.max(...heights);
  const peaks = each.map((hill, i) => {
    const before = each.slice(0, i).reduce((sum, { length }) => sum + length + gap, gap);
    const highest = Math.max(...hill);
    return { x: (before + hill.indexOf(highest) + 0.5) / heights.length, y: 1 - highest / rows };
  });
  const dots = heights.flatMap((height, x) =>
    Array.from({ length: height }, (_, i): Dot => {
      const isTip = (i === height - 1 && i > 0) || (i === height - 2 && height > 6);
      return { x, y: rows - 1 - i, tone: isTip ? 'accent' : 'primary' };
    }),
  );
  return { ...drawingOf(heights.length, rows, dots), peaks };
}

/** Returns the height of each column of a hill; none is 0 if there are enough dots. */
function heightsOf({ count, columns, peak }: Hill): number[] {
  const weights = Array.from({ length: columns }, (_, i) => {
    const at = (i + 0.5) / columns;
    const slope = at < peak ? at / peak : (1 - at) / (1 - peak);
    // Squares of the index, times the golden ratio: no two neighbours are alike, and none repeats.
    return (0.12 + slope ** 1.35) * (0.72 + 0.56 * ((i * i * 0.618) % 1));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const least = count < columns ? 0 : 1;
  // Differences of rounded sums are whole, and add up to `count`.
  const sumTo = (end: number) => {
    const share = weights.slice(0, end).reduce((sum, weight) => sum + weight, 0) / total;
    return Math.round(least * end + share * (count - least * columns));
  };
  return weights.map((_, i) => sumTo(i + 1) - sumTo(i));
}
