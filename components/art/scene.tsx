/** Drawings from edge to edge, on which the section that they are in stands. */
import './scene.css';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { DotDrawing, DrawingSvg, pageDrawingId } from './dot-drawing.tsx';
import { tie } from './tie.ts';
import { useDrawing } from './use-drawing.ts';

type SceneProps = {
  /** The name of a drawing in components/art/scenes/. */
  of: string;
  /** Lets <SceneAgain /> repeat it. */
  isPageDrawing?: boolean;
};

/** A wide drawing. A narrow screen shows about half of it: its middle, or what its file says. */
export function Scene({ of, isPageDrawing = false }: SceneProps) {
  const file = useDrawing('scenes', of);
  const fit = file.side ?? 'xMidYMid slice';
  return <DotDrawing className="scene" drawing={tie(file)} fit={fit} isPageDrawing={isPageDrawing} />;
}

/** What the page of an offer opens on, again: its scene, or a row of its drawing. */
export function SceneAgain() {
  const { path } = usePage();
  const rate = useSite()
    .rates.flatMap(({ rates }) => rates)
    .find(rate => rate.path === path);
  if (!rate) return null;
  const { count, width, height } = rate.scene
    ? { count: 1, width: 1320, height: 260 }
    : { count: 4, width: 460, height: 360 };
  return (
    <DrawingSvg className="scene" width={count * width} height={height} size={7.5} fit="xMidYMid slice">
      {Array.from({ length: count }, (_, i) => (
        <use href={`#${pageDrawingId}`} x={i * width + (count > 1 ? 20 : 0)} key={i} />
      ))}
    </DrawingSvg>
  );
}
