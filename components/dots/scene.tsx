/** Drawings from edge to edge, on which the section that they are in stands. */
import './scene.css';
import { usePage } from '../context/page.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { friezeOf } from './drawings/friezes.ts';
import { sceneOf } from './drawings/scenes.ts';

/** The wide drawing of a page, by default of the one that it is on; nothing if there is none. */
export function Scene({ of }: { of?: string }) {
  const page = usePage();
  const drawing = sceneOf(of ?? page.path);
  return drawing && <DotDrawing className="scene" drawing={drawing} fit="xMidYMid slice" />;
}

/** The low row of the page. */
export const Frieze = () => (
  <DotDrawing className="scene scene-low" drawing={friezeOf(usePage().path)} fit="xMidYMid slice" />
);
