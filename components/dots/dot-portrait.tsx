/** A photograph in dots, on a light ground: dots are its shade. */
import './dots.css';
import './dot-portrait.css';
import type { PictureWithAlt } from '../../content/schemas/pictures.ts';
import { useSite } from '../site/site.tsx';
import { Art, drawingId } from './art.tsx';
import { pathsOf } from './dots.ts';
import { portraitOf } from './portrait-of.ts';

/** The founder: the portrait, or, where there is none, a drawing. */
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
    <svg
      className="dots page-art dot-portrait dot-primary"
      viewBox={`0 0 ${pictures[0]?.width} ${pictures[0]?.height}`}
      role="img"
      aria-label={alt}
    >
      {pictures.map(picture => (
        <path strokeWidth={picture.size} d={pathsOf(picture)[0]?.d} key={picture.size} />
      ))}
    </svg>
  );
}
