/** Drawings from edge to edge, on which the section that they are in stands. */
import './scene.css';
import { usePage } from '../context/page.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { friezeOf } from './drawings/friezes.ts';
import { hasHeroScene, sceneOf } from './drawings/scenes.ts';

/** The wide drawing with this path, by default that of the page that it is on; nothing if there is none. */
export function Scene({ of }: { of?: string | undefined }) {
  const page = usePage();
  const path = of ?? page.path;
  const drawing = sceneOf(path);
  const side = hasHeroScene(path) ? 'xMaxYMid slice' : 'xMidYMid slice';
  return drawing && <DotDrawing className="scene" drawing={drawing} fit={side} />;
}

/** The low row of the page. */
export const Frieze = () => (
  <DotDrawing className="scene scene-low" drawing={friezeOf(usePage().path)} fit="xMidYMid slice" />
);
