/** The model of dot drawings: dots on a plane, each with a tone, rendered as zero-length strokes with round caps. */

/** A dot's colour by meaning: `accent` is light, `primary` trust, `alert` the red of an account book, `text` the client. `faint` is the cloth itself, or what is not counted: a small dot, not tied. */
export type Tone = 'accent' | 'primary' | 'alert' | 'text' | 'faint';

export type Dot = { x: number; y: number; tone: Tone };

/** A drawing in dots. `size` is the diameter of a dot, in the units of `width` and `height`. */
export type Drawing = { width: number; height: number; size: number; dots: Dot[] };

/** What a rendered drawing needs, in a tenth of the memory of its dots. */
export type Strokes = { size: number; paths: readonly { tone: Tone; d: string }[] };

export const strokesOf = (picture: Drawing): Strokes => ({ size: picture.size, paths: pathsOf(picture) });

/** A drawing that is ready to be rendered. */
export type Rendered = Strokes & Pick<Drawing, 'width' | 'height'>;

/** Returns what is needed of a drawing to render it. */
export const renderedOf = ({ width, height, ...picture }: Drawing): Rendered => ({
  width,
  height,
  ...strokesOf({ width, height, ...picture }),
});

/** Returns the path of all tied dots. */
export const knotsOf = ({ paths }: Strokes): string => paths.map(({ tone, d }) => (tone === 'faint' ? '' : d)).join('');

/** Returns the diameter of the heart of a tied dot, where the thread kept the dye in. */
export const heartOf = (size: number): number => Math.round(size * 3.6) / 10;

/** Returns the diameter of a faint dot, which is not tied. */
export const plainOf = (size: number): number => Math.round(size * 4.4) / 10;

/** The distance between neighbouring dots of a grid; an integer, so that path data stays short. */
export const pitch = 10;

/** Converts dots on a grid of `columns` × `rows` cells, counted from 0, to a drawing. Drops dots outside the grid, except up to `sky` rows above it. */
export function drawingOf(columns: number, rows: number, cells: readonly Dot[], sky = 0): Drawing {
  const dots = cells
    .filter(({ x, y }) => x > -0.5 && y > -0.5 - sky && x < columns - 0.5 && y < rows - 0.5)
    .map(({ x, y, tone }) => ({ x: Math.round((x + 0.5) * pitch), y: Math.round((y + 0.5) * pitch), tone }));
  return { width: columns * pitch, height: rows * pitch, size: 7.5, dots };
}

/** Returns one path per tone: dots (5, 5) and (15, 5) → "M5 5h0m10 0h0". Equal steps, as along a row, compress to next to nothing. */
function pathsOf({ dots }: Drawing): Strokes['paths'] {
  const tones = [...new Set(dots.map(({ tone }) => tone))].sort();
  return tones.map(tone => {
    const own = dots.filter(dot => dot.tone === tone);
    const d = own.map(({ x, y }, i) => {
      const last = own[i - 1];
      return last ? `m${x - last.x} ${y - last.y}h0` : `M${x} ${y}h0`;
    });
    return { tone, d: d.join('') };
  });
}
