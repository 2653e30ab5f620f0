/** The dot engine's language: a picture is dots on a plane, each in a tone; drawn as strokes of no length with round caps. */

/** What a dot's colour means: `accent` light, `primary` trust, `alert` the account book's red; `text` for the client, `faint` for what is not counted. */
export type Tone = 'accent' | 'primary' | 'alert' | 'text' | 'faint';

export type Dot = { x: number; y: number; tone: Tone };

/** `size` is a dot's diameter, in the units of the plane. */
export type Picture = { width: number; height: number; size: number; dots: Dot[] };

/** What is shown of a picture: a tenth of what its dots take. */
export type Drawn = { size: number; paths: { tone: Tone; d: string }[] };

export const drawnOf = (picture: Picture): Drawn => ({ size: picture.size, paths: pathsOf(picture) });

/** The distance of neighbouring dots of a grid: a whole number, so that paths stay short. */
export const pitch = 10;

/** A picture of `columns` × `rows` cells, made of dots in cells: x and y count from 0. */
export function pictureOf(columns: number, rows: number, cells: readonly Dot[]): Picture {
  const dots = cells
    .filter(({ x, y }) => x > -0.5 && y > -0.5 && x < columns - 0.5 && y < rows - 0.5)
    .map(({ x, y, tone }) => ({ x: Math.round((x + 0.5) * pitch), y: Math.round((y + 0.5) * pitch), tone }));
  return { width: columns * pitch, height: rows * pitch, size: 7, dots };
}

/** One path for each tone: dots (5, 5) and (15, 5) → "M5 5h0m10 0h0". Runs repeat, so they weigh next to nothing after brotli. */
export function pathsOf({ dots }: Picture): Drawn['paths'] {
  const tones = [...new Set(dots.map(({ tone }) => tone))].sort();
  return tones.map(tone => {
    const own = dots.filter(dot => dot.tone === tone).sort((a, b) => a.y - b.y || a.x - b.x);
    let last: Dot | undefined;
    const d = own.map(dot => {
      const move = last && last.y === dot.y ? `m${dot.x - last.x} 0h0` : `M${dot.x} ${dot.y}h0`;
      last = dot;
      return move;
    });
    return { tone, d: d.join('') };
  });
}
