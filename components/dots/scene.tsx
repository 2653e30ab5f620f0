/** Drawings from edge to edge, on which the section that they are in stands. */
import './scene.css';
import { usePage } from '../context/page.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { friezeOf } from './drawings/friezes.ts';
import { sceneOf } from './drawings/scenes.ts';

type SceneProps = {
  /** The path of a page; by default the one that it is on. */
  of?: string | undefined;
  /** Shows its right part on a narrow screen, for what grows to the right. */
  isGrowing?: boolean;
};

/** The wide drawing of a page; nothing if there is none. */
export function Scene({ of, isGrowing = false }: SceneProps) {
  const page = usePage();
  const drawing = sceneOf(of ?? page.path);
  return (
    drawing && <DotDrawing className="scene" drawing={drawing} fit={isGrowing ? 'xMaxYMid slice' : 'xMidYMid slice'} />
  );
}

/** The low row of the page. */
export const Frieze = () => (
  <DotDrawing className="scene scene-low" drawing={friezeOf(usePage().path)} fit="xMidYMid slice" />
);
