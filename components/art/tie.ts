/** Ties the shapes of a drawing's file into dots. */
import type { DrawingFile, Shape } from '../../content/schemas/drawings.ts';
import { type Dot, type Drawing, drawingOf } from './dots.ts';
import { letterHeight, word } from './letters.ts';
import { pointsOfPath } from './path.ts';
import { box, circle, disc, filledBox, firstTone, layered, outline, solid, stroke } from './shapes.ts';

const tied = new WeakMap<DrawingFile, Drawing>();

/** Returns what a drawing looks like, which is tied once for all pages that show it: that takes up to 8 ms. */
export function tie(file: DrawingFile): Drawing {
  const drawing = tied.get(file) ?? drawingOf(file.columns, file.rows, knotsOf(file));
  tied.set(file, drawing);
  return drawing;
}

export const knotsOf = ({ shapes }: DrawingFile): Dot[] => layered(shapes.map(dotsOf));

function dotsOf({ element, rows, isFilled, attributes, text }: Shape): Dot[] {
  const number = (name: string) => Number(attributes[name] ?? 0);
  const x = number('x');
  const y = number('y');
  const middle = [number('cx'), number('cy')] as const;
  const tone = firstTone(rows);
  const count = number('pathLength');
  switch (element) {
    case 'rect':
      if (isFilled) return filledBox(tone, x, y, number('width'), number('height'));
      return outline(box(x, y, number('width'), number('height')), rows);
    case 'circle':
      return count ? circle(tone, middle, number('r'), count) : disc(middle, number('r'), rows);
    case 'text': {
      const size = number('font-size') / letterHeight;
      const zoom = Math.max(1, Math.round(size));
      const scaled = (value: number) => (value * size) / zoom;
      return word(tone, text.trim(), zoom).map(dot => ({ tone, x: x + scaled(dot.x), y: y + scaled(dot.y) }));
    }
    default: {
      const { points, d = '' } = attributes;
      const line = pointsOfPath(points ? `M${points}` : d);
      if (isFilled) return solid(tone, line);
      return element === 'polygon' || /z\s*$/i.test(d) ? outline(line, rows) : stroke(line, rows, count);
    }
  }
}
