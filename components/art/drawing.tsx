/** A drawing of components/art/drawings/. */
import './drawing.css';
import type { Tone } from '../../content/schemas/common.ts';
import { useDrawing } from '../context/site.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { DrawingImage } from './drawing-image.tsx';
import { tie } from './tie.ts';

type DrawingProps = { of: string | undefined; className?: string };

/** The drawing of whatever has none of its own. */
export const defaultDrawing = 'thirteen-dots';

export const Drawing = ({ of = defaultDrawing, className }: DrawingProps) => (
  <DotDrawing className={className} drawing={tie(useDrawing('drawings', of))} />
);

/** `on` is the tone of the area on which it is drawn, instead of a swatch in its own tone. */
type LazyDrawingProps = DrawingProps & { on?: Tone | undefined };

/** The same below the first view. */
export function LazyDrawing({ of = defaultDrawing, on, className = '' }: LazyDrawingProps) {
  const own = (useDrawing('drawings', of).tone ?? 'deep') as Tone;
  const ground = on ? '' : `drawing-swatch tone-${own}`;
  return <DrawingImage folder="drawings" of={of} on={on ?? own} className={`drawing ${ground} ${className}`} />;
}
