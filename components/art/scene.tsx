/** Drawings on which the section that they are in stands. */
import './scene.css';
import { useDrawing } from '../context/use-drawing.ts';
import { DotDrawing } from './dot-drawing.tsx';
import { tie } from './tie.ts';

/** The drawing `of` components/art/scenes/. Of a wide one, a narrow screen shows about half: its middle, or what its file says. */
export function Scene({ of }: { of: string }) {
  const file = useDrawing('scenes', of);
  return <DotDrawing className="scene" drawing={tie(file)} fit={file.side ?? 'xMidYMid slice'} />;
}
