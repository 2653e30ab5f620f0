/** Pictures that count: rows of dots for a figure, the ninety days, clusters, the eight-point star. */
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

/** The ninety days: a dot a day on three arcs of thirty, from the top with the sun; turmeric, indigo, red. */
export function dayRing(): Picture {
  const radius = 150;
  const dots = Array.from({ length: 90 }, (_, day): Dot => {
    // Three gaps of one step part the months.
    const turn = (day + Math.floor(day / 30) + 0.5) / 93;
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    const tone = (['accent', 'primary', 'alert'] as const)[Math.floor(day / 30)] ?? 'alert';
    return { x: Math.round(160 + radius * Math.cos(angle)), y: Math.round(160 + radius * Math.sin(angle)), tone };
  });
  return { width: 320, height: 320, size: 7.5, dots };
}

/** The flagship's star: two squares, one turned by an eighth, drawn as outlines of dots around a flower of eight. */
export function star(): Picture {
  const side = 7;
  const outline = Array.from({ length: 4 * (side - 1) }, (_, i): [number, number] => {
    const along = ((i % (side - 1)) / (side - 1)) * 2 - 1;
    const sides: [number, number][] = [
      [along, -1],
      [1, along],
      [-along, 1],
      [-1, -along],
    ];
    return sides[Math.floor(i / (side - 1))] ?? [0, 0];
  });
  const half = Math.SQRT1_2;
  const at = (x: number, y: number, tone: Tone): Dot => ({
    x: Math.round(80 + 52 * x),
    y: Math.round(80 + 52 * y),
    tone,
  });
  const ring = (radius: number, tone: Tone) =>
    Array.from({ length: 8 }, (_, i) => {
      const angle = ((i + 0.5) * Math.PI) / 4;
      return at(radius * Math.cos(angle), radius * Math.sin(angle), tone);
    });
  return {
    width: 160,
    height: 160,
    size: 10,
    dots: [
      ...outline.map(([x, y]) => at(x, y, 'accent')),
      ...outline.map(([x, y]) => at((x - y) * half, (x + y) * half, 'accent')),
      ...ring(0.66, 'alert'),
      ...ring(0.36, 'primary'),
      at(0, 0, 'text'),
    ],
  };
}

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
