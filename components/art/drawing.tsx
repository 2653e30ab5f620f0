/** A drawing of components/art/drawings/, on a swatch in its tone. */
import './drawing.css';
import { useDrawing } from '../context/use-drawing.ts';
import { DotDrawing } from './dot-drawing.tsx';
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
