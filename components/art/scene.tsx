/** Drawings on which the section that they are in stands. Of a wide one, a narrow screen shows about half: its middle, or what its file says. */
import './scene.css';
import { useDrawing, usePage } from '../context/site.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { DrawingImage, type Ground } from './drawing-image.tsx';
import { tie } from './tie.ts';

/** The drawing `of` components/art/scenes/, for a hero. */
export function Scene({ of }: { of: string }) {
  const file = useDrawing('scenes', of);
  return <DotDrawing className="scene full-width" drawing={tie(file)} fit={file.side ?? 'xMidYMid slice'} />;
}

/** The same below the first view, on the tone of its section. */
export function LazyScene({ of, on }: { of: string; on: Ground | 'page' }) {
  const { tone } = usePage();
  return <DrawingImage folder="scenes" of={of} on={on === 'page' ? tone : on} className="scene full-width" />;
}
