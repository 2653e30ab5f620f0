/** A photograph in dots on a light background: the darker a place, the larger its dot. */
import './dot-portrait.css';
import type { PictureWithAlt } from '../../content/schemas/pictures.ts';
import { useSite } from '../site/site.tsx';
import { Art, drawingId } from './art.tsx';
import { pathsOf } from './dots.ts';
import { Plane } from './dots.tsx';
import { portraitOf } from './portrait-of.ts';

/** The founder's portrait in dots, or a drawing if there is no photograph. */
export function FounderArt() {
  const { portrait } = useSite().site.founder;
  return portrait?.file.light ? <DotPortrait {...portrait} /> : <FounderDrawing />;
}

export const FounderDrawing = () => (
  <Art className="page-art founder-art" id={drawingId('/about/founder/')} fit="xMinYMid" />
);

function DotPortrait({ file, alt }: PictureWithAlt) {
  const pictures = portraitOf(file.light);
  return (
    <Plane
      className="page-art dot-portrait dot-primary"
      width={pictures[0]?.width ?? 0}
      height={pictures[0]?.height ?? 0}
      label={alt}
    >
      {pictures.map(picture => (
        <path strokeWidth={picture.size} d={pathsOf(picture)[0]?.d} key={picture.size} />
      ))}
    </Plane>
  );
}
