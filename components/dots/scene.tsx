/** Drawings from edge to edge, on which the section that they are in stands. */
import './scene.css';
import { usePage } from '../context/page.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { pitch } from './drawing.ts';
import { friezeOf } from './drawings/friezes.ts';
import { hasHeroScene, hasScene } from './drawings/scenes.ts';
import { Art, sceneId } from './page-art.tsx';
import { widePlane } from './shapes.ts';

/** The wide drawing with this path, by default that of the page that it is on; nothing if there is none. */
export function Scene({ of }: { of?: string | undefined }) {
  const page = usePage();
  const path = of ?? page.path;
  return (
    hasScene(path) && (
      <Art
        className="scene"
        id={sceneId(path)}
        width={pitch * widePlane.columns}
        height={pitch * widePlane.rows}
        fit={hasHeroScene(path) ? 'xMaxYMid slice' : 'xMidYMid slice'}
      />
    )
  );
}

/** The low row of the page. */
export const Frieze = () => (
  <DotDrawing className="scene scene-low" drawing={friezeOf(usePage().path)} fit="xMidYMid slice" />
);
