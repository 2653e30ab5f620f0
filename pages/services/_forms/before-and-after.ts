/** Before and after, drawn as the thing of a page: the knots in the accent colour are as many times those in the colour of text as the claim says. */
import { type Dot, type DotTone, type Drawing, drawingOf } from '../../../components/art/dots.ts';
import { filledBox } from '../../../components/art/shapes.ts';

/** Draws the dots of a grid that have a tone. */
function grid(columns: number, rows: number, toneAt: (x: number, y: number) => DotTone | undefined): Drawing {
  const dots = filledBox('text', 0, 0, columns, rows).flatMap((dot): Dot[] => {
    const tone = toneAt(dot.x, dot.y);
    return tone ? [{ ...dot, tone }] : [];
  });
  return drawingOf(columns, rows, dots);
}

/** Draws both side by side, each of 20 columns. */
const pair = (rows: number, toneAt: (x: number, y: number, isAfter: boolean) => DotTone | undefined): Drawing =>
  grid(44, rows, (x, y) => (x < 20 || x >= 24 ? toneAt(x % 24, y, x >= 24) : undefined));

/** Nine posts, each of which fills with those who see it. */
export const posts = (ratio: number): Drawing =>
  pair(20, (x, y, isAfter) => {
    if (x % 7 === 6 || y % 7 === 6) return undefined;
    if (isAfter) return 'accent';
    return 6 * (5 - (y % 7)) + (x % 7) < 36 / ratio ? 'text' : 'faint';
  });

/** Two funnels with the same mouth, and what comes out of them. */
export const funnels = (ratio: number): Drawing =>
  pair(18, (x, y, isAfter) => {
    const side = Math.min(x, 19 - x);
    if (y < 11) return side >= Math.min(y, 8) ? 'primary' : undefined;
    if (side < 8 || y === 11) return undefined;
    if (isAfter) return 'accent';
    return 4 * (y - 12) + x - 8 < 24 / ratio ? 'text' : undefined;
  });

/** What a lead costs, as the four budgets of the phases. */
export const budgets = (ratio: number): Drawing =>
  pair(15, (x, y, isAfter) => {
    const place = isAfter ? x - 1 : x;
    if (place % 5 === 4 || place < 0) return undefined;
    if (!isAfter) return 'text';
    return 4 * (14 - y) + (place % 5) < 60 * ratio ? 'accent' : undefined;
  });

/** Nine steps, from the ninth place to the first. */
export const stairs = (ratio: number): Drawing =>
  grid(44, 18, (x, y) => {
    const step = Math.floor(x / 5);
    const height = (18 / ratio) * (1 + ((ratio - 1) * step) / 8);
    if (x % 5 === 4 || 18 - y > Math.round(height)) return undefined;
    if (step === 8) return 'accent';
    return step === 0 ? 'text' : 'primary';
  });
