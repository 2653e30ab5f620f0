/** Drawings from edge to edge, on which the section that they are in stands. */
import './scene.css';
import { usePage } from '../context/page.tsx';
import { familyOf } from '../lib/family.ts';
import { DotDrawing } from './dot-drawing.tsx';
import { friezes } from './drawings/page-drawings.ts';
import { sceneOf } from './drawings/scenes.ts';
import { Art } from './page-art.tsx';

/** The wide drawing of the page; nothing on a page that has none. */
export function Scene() {
  const drawing = sceneOf(usePage().path);
  return drawing && <DotDrawing className="scene" drawing={drawing} fit="xMidYMid slice" />;
}

/** A low row of one motif, by the dye of the page. */
export function Frieze() {
  const { width, height } = friezes.indigo;
  const id = `frieze-${familyOf(usePage().path)}`;
  return <Art className="scene scene-low" id={id} width={width} height={height} fit="xMidYMid slice" />;
}
