/** The wide drawing of the page, from edge to edge; the section that it is in stands on it. Nothing on a page that has none. */
import './scene.css';
import { usePage } from '../context/page.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { sceneOf } from './drawings/scenes.ts';

export function Scene() {
  const drawing = sceneOf(usePage().path);
  return drawing && <DotDrawing className="scene" drawing={drawing} fit="xMidYMid slice" />;
}
