/** The model of dot drawings: dots on a plane, each with a tone. A tied one is a small ring, of which no two neighbours are alike, as on cloth. */

/** A dot's colour by meaning: `accent` is light, `primary` trust, `alert` the red of an account book, `text` the client. `faint` is the cloth itself, or what is not counted: a small dot, not tied. */
export type DotTone = 'accent' | 'primary' | 'alert' | 'text' | 'faint';

export type Dot = { x: number; y: number; tone: DotTone };

export type Strokes = readonly { tone: DotTone; d: string }[];

export type Drawing = { width: number; height: number; paths: Strokes };

/** The width of the ring of a tied dot, around the cloth that the thread kept from the dye. As in dot-drawing.css. */
export const ring = 2.9;

/** The same in the files of small drawings, whose knots are bold. */
export const boldRing = 3.2;

/** The diameter of a faint dot. As in dot-drawing.css. */
export const plain = 3.3;

/** The distance between neighbouring dots of a grid; an integer, so that path data stays short. */
export const pitch = 10;

/** Converts dots on a grid of `columns` × `rows` cells, counted from 0, to a drawing. Drops dots outside the grid. */
export function drawingOf(columns: number, rows: number, cells: readonly Dot[]): Drawing {
  const dots = cells
    .filter(({ x, y }) => x > -0.5 && y > -0.5 && x < columns - 0.5 && y < rows - 0.5)
    .map(({ x, y, tone }) => ({ x: Math.round((x + 0.5) * pitch), y: Math.round((y + 0.5) * pitch), tone }));
  return { width: columns * pitch, height: rows * pitch, paths: pathsOf(dots) };
}

/** The outlines of knots, along the middle of their rings, from the upper left corner. They follow each other in a fixed order, so that hundreds of them compress to little more than one. */
const outlines = ['h4v4h-4z', 'h5v4h-4z', 'h4l1 4h-5z', 'l4-1v5h-4z', 'h4v5l-5-1z'];

const outlineAt = ({ x, y }: Dot): string => {
  const place = 2 * Math.round(x / pitch) + 3 * Math.round(y / pitch);
  return outlines.at(place % outlines.length) ?? '';
};

/** Returns one path per tone: of tied dots "M3 3h4v4h-4zm10 0h5v4h-4z", of faint ones "M5 5h0m10 0h0". */
function pathsOf(dots: readonly Dot[]): Strokes {
  const tones = [...new Set(dots.map(({ tone }) => tone))].sort();
  return tones.map(tone => {
    const corner = tone === 'faint' ? 0 : -2;
    const own = dots.filter(dot => dot.tone === tone);
    const d = own.map((dot, i) => {
      const outline = tone === 'faint' ? 'h0' : outlineAt(dot);
      const last = own[i - 1];
      const step = last ? `m${dot.x - last.x} ${dot.y - last.y}` : `M${dot.x + corner} ${dot.y + corner}`;
      return step.replace(' -', '-') + outline;
    });
    return { tone, d: d.join('') };
  });
}
