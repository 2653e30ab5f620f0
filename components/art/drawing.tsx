/** A drawing of components/art/drawings/, on a swatch in its tone. */
import './drawing.css';
import { useDrawing } from '../context/use-drawing.ts';
import { DotDrawing } from './dot-drawing.tsx';
import { flowers } from './flowers.ts';
import { tie } from './tie.ts';

type DrawingProps = {
  /** Its name. Whatever has none gets flowers, other ones for each `seed`. */
  of: string | undefined;
  seed?: string;
  /** Draws on the area around it instead of a swatch of its own. */
  isTransparent?: boolean;
  className?: string;
};

export function Drawing({ of, seed = '', isTransparent = false, className = '' }: DrawingProps) {
  const file = useDrawing('drawings', of);
  const tone = isTransparent ? 'drawing-transparent' : `tone-${file?.tone ?? 'deep'}`;
  return <DotDrawing className={`drawing ${tone} ${className}`} drawing={file ? tie(file) : flowers(seed)} />;
}
