/** A skyline of counted dots: each hill holds exactly as many as it is given, heaped up in columns, its tips in turmeric. */
import { type Dot, type Picture, pictureOf } from './dots.ts';
import { random } from './random.ts';

/** `count` dots on `columns` columns; `peak` says where its highest stands, from 0 at its left to 1 at its right. */
export type Hill = { count: number; columns: number; peak: number };

/** A picture of hills side by side, `gap` columns apart, as high as the highest; `peaks` says where each is highest, from 0 to 1 of the plane. */
export function hills(seed: string, all: readonly Hill[], gap = 1): Picture & { peaks: { x: number; y: number }[] } {
  const next = random(seed);
  const each = all.map(hill => heightsOf(hill, next));
  const heights = each.flatMap((own, i) => [...(i === 0 ? [] : Array<number>(gap).fill(0)), ...own]);
  const rows = Math.max(...heights);
  const peaks = each.map((own, i) => {
    const before = each.slice(0, i).reduce((sum, { length }) => sum + length + gap, 0);
    const highest = Math.max(...own);
    return { x: (before + own.indexOf(highest) + 0.5) / heights.length, y: 1 - highest / rows };
  });
  const dots = heights.flatMap((height, x) =>
    Array.from({ length: height }, (_, i): Dot => {
      const isTip = (i === height - 1 && i > 0) || (i === height - 2 && height > 6);
      return { x, y: rows - 1 - i, tone: isTip ? 'accent' : 'primary' };
    }),
  );
  return { ...pictureOf(heights.length, rows, dots), peaks };
}

/** The height of each column of a hill, none of them empty where there are dots for all. They add up to its count: what rounding leaves over goes to the columns that lost most. */
export function heightsOf({ count, columns, peak }: Hill, next: () => number): number[] {
  const weights = Array.from({ length: columns }, (_, i) => {
    const at = (i + 0.5) / columns;
    const slope = at < peak ? at / peak : (1 - at) / (1 - peak);
    return (0.12 + slope ** 1.35) * (0.72 + 0.56 * next());
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const least = count < columns ? 0 : 1;
  const exact = weights.map(weight => least + (weight / total) * (count - least * columns));
  const heights = exact.map(Math.floor);
  const missing = count - heights.reduce((sum, height) => sum + height, 0);
  const byLoss = exact.map((value, i) => ({ i, loss: value % 1 })).sort((a, b) => b.loss - a.loss);
  for (const { i } of byLoss.slice(0, missing)) heights[i] = (heights[i] ?? 0) + 1;
  return heights;
}
