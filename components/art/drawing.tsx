/** A drawing of components/art/drawings/, on a swatch in its tone. */
import './drawing.css';
import type { Tone } from '../../content/schemas/common.ts';
import { useDrawing } from '../context/use-drawing.ts';
import { DotDrawing } from './dot-drawing.tsx';
import { DrawingImage } from './drawing-image.tsx';
import { tie } from './tie.ts';

type DrawingProps = {
  of: string | undefined;
  /** Draws on the area around it instead of a swatch of its own. */
  isTransparent?: boolean;
  className?: string;
};

/** The drawing of whatever has none of its own. */
export const defaultDrawing = 'thirteen-dots';

export function Drawing({ of = defaultDrawing, isTransparent = false, className = '' }: DrawingProps) {
  const file = useDrawing('drawings', of);
  const tone = isTransparent ? 'drawing-transparent' : `tone-${file.tone ?? 'deep'}`;
  return <DotDrawing className={`drawing ${tone} ${className}`} drawing={tie(file)} />;
}

type LazyDrawingProps = {
  of: string | undefined;
  /** The tone of the area on which it is drawn, instead of a swatch of its own. */
  on?: Tone | undefined;
  className?: string;
};

/** The same below the first view. */
export function LazyDrawing({ of = defaultDrawing, on, className = '' }: LazyDrawingProps) {
  const own = (useDrawing('drawings', of).tone ?? 'deep') as Tone;
  const ground = on ? 'drawing-transparent' : `tone-${own}`;
  return <DrawingImage folder="drawings" of={of} on={on ?? own} className={`drawing ${ground} ${className}`} />;
}
