/** A spread of cloth from edge to edge, without words: lozenges in a dense field of knots. */
import '../../components/art/dot-drawing.css';
import './_cloth-spread.css';
import { DotPaths } from '../../components/art/dot-drawing.tsx';
import { type Dot, type DotTone, drawingOf, ringOf, strokesOf } from '../../components/art/dots.ts';

const side = 20;
/** The tones of the rings of a lozenge, from its middle: accent, primary, red, and what is not tied. */
const rings = 'aa.rrr.pppp.aaaa.ppp.';
const tones: Record<string, DotTone> = { a: 'accent', p: 'primary', r: 'alert' };

const tile = strokesOf(
  drawingOf(
    side,
    side,
    Array.from({ length: side * side }, (_, i): Dot => {
      const [x, y] = [i % side, Math.floor(i / side)];
      const distance = Math.abs(x - side / 2 + 0.5) + Math.abs(y - side / 2 + 0.5);
      return { x, y, tone: tones[rings[Math.floor(distance)] ?? ''] ?? 'faint' };
    }),
  ),
);

export const ClothSpread = () => (
  <svg className="cloth-spread dot-drawing tone-deep" aria-hidden="true">
    <pattern
      id="cloth"
      width={side * 10}
      height={side * 10}
      patternUnits="userSpaceOnUse"
      patternTransform="scale(1.6)"
      strokeWidth={ringOf(tile.size)}
    >
      <DotPaths {...tile} />
    </pattern>
    <rect width="100%" height="100%" fill="url(#cloth)" />
  </svg>
);
