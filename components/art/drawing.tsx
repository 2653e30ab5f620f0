/** A drawing of components/art/drawings/, on a swatch of its cloth. */
import './drawing.css';
import { DotDrawing } from './dot-drawing.tsx';
import { flowers } from './flowers.ts';
import { tie } from './tie.ts';
import { useDrawing } from './use-drawing.ts';

type DrawingProps = {
  /** Its name. Whatever has none gets flowers, other ones for each `seed`. */
  of: string | undefined;
  seed?: string;
  /** Draws on the cloth around it instead of a swatch of its own. */
  isTransparent?: boolean;
  /** Lets <SceneAgain /> repeat it. */
  isPageDrawing?: boolean;
  className?: string;
};

export const Drawing = ({ of, ...props }: DrawingProps) =>
  of ? <Named {...props} of={of} /> : <Swatch {...props} drawing={flowers(props.seed ?? '')} />;

function Named({ of, ...props }: DrawingProps & { of: string }) {
  const file = useDrawing('drawings', of);
  return <Swatch {...props} drawing={tie(file)} dye={file.dye} />;
}

type SwatchProps = Omit<DrawingProps, 'of'> & { drawing: ReturnType<typeof tie>; dye?: string | undefined };

function Swatch({
  drawing,
  dye = 'indigo',
  isTransparent = false,
  isPageDrawing = false,
  className = '',
}: SwatchProps) {
  const ground = isTransparent ? 'drawing-transparent' : `ground-${dye}`;
  return <DotDrawing className={`drawing ${ground} ${className}`} drawing={drawing} isPageDrawing={isPageDrawing} />;
}
