/** A photograph in dots within a circle, on a light background: the darker a place, the larger its dot. */
import './dot-portrait.css';
import type { PictureWithAlt } from '../../content/schemas/pictures.ts';
import { useSite } from '../site/site.tsx';
import { Art, drawingId } from './art.tsx';
import { type DotPicture, pathsOf, pitch } from './dots.ts';
import { Plane } from './dots.tsx';

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

/** The diameters of dots, from light to dark; the lightest places have none. */
const sizes = [3, 5, 7, 9];

/** `light` is the brightness of a square of cells, row by row, from "0" (dark) to "f". Returns one drawing per dot size, to be stacked. */
export function portraitOf(light: string): DotPicture[] {
  const side = Math.sqrt(light.length);
  const middle = (side - 1) / 2;
  const cells = [...light].flatMap((digit, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    const level = Math.round(((15 - Number.parseInt(digit, 16)) / 15) * sizes.length);
    return Math.hypot(x - middle, y - middle) <= side / 2 ? { x: (x + 0.5) * pitch, y: (y + 0.5) * pitch, level } : [];
  });
  return sizes.map((size, i) => ({
    ...{ width: side * pitch, height: side * pitch, size },
    dots: cells.filter(({ level }) => level === i + 1).map(({ x, y }) => ({ x, y, tone: 'primary' })),
  }));
}
