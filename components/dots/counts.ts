/** Pictures that count: rows of dots for a figure, the ninety days, clusters. */
import { type Dot, type Picture, pictureOf, type Tone } from './dots.ts';

/** `count` dots in rows of `columns`; half a dot more, as in 4.5, is one that is faint. */
export function rowsOf(count: number, columns: number, tone: Tone): Picture {
  const length = Math.ceil(count);
  const dots = Array.from({ length }, (_, i): Dot => {
    const isWhole = i + 1 <= count;
    return { x: i % columns, y: Math.floor(i / columns), tone: isWhole ? tone : 'faint' };
  });
  return pictureOf(Math.min(columns, length), Math.ceil(length / columns), dots);
}

/** The ninety days: a ring of thirty for each month, from the inmost, and a ray for each day of it, from the top with the sun. */
export function dial(): Picture {
  const months: [radius: number, tone: Tone][] = [
    [56, 'accent'],
    [78, 'primary'],
    [100, 'alert'],
  ];
  const dots = months.flatMap(([radius, tone]) =>
    Array.from({ length: 30 }, (_, day): Dot => {
      const angle = (day / 30 - 0.25) * 2 * Math.PI;
      return { x: Math.round(130 + radius * Math.cos(angle)), y: Math.round(110 + radius * Math.sin(angle)), tone };
    }),
  );
  return { width: 260, height: 220, size: 9, dots };
}

/** The ninety days as a calendar, two rows a month, when the first `months` are over; the days to come are faint. */
export const calendar = (months: number): Picture =>
  pictureOf(
    15,
    6,
    Array.from({ length: 90 }, (_, day) => {
      const month = Math.floor(day / 30);
      const tone = (month < months && (['accent', 'primary', 'alert'] as const)[month]) || 'faint';
      return { x: day % 15, y: Math.floor(day / 15), tone };
    }),
  );

/** One dot, two, three: ekdali to trikunti, the signs of the three pillars. */
export function cluster(count: 1 | 2 | 3, tone: Tone): Picture {
  const places = {
    1: [[32, 32]],
    2: [
      [20, 40],
      [44, 24],
    ],
    3: [
      [32, 20],
      [18, 44],
      [46, 44],
    ],
  }[count];
  return { width: 64, height: 64, size: 18, dots: places.map(([x = 0, y = 0]) => ({ x, y, tone })) };
}
