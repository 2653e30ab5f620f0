/** An article's cover, on the tone of the article: a drawing on a cloth of dots that are not tied. */
import './drawing.css';
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import { type Address, hrefOf } from '../../generator/react/address.ts';
import { useDrawing } from '../context/site.tsx';
import { coverToneOf } from '../lib/tone.ts';
import { DotDrawing } from './dot-drawing.tsx';
import { type Drawing, drawingOf, pitch } from './dots.ts';
import { drawingNameOf } from './drawing.tsx';
import { filledBox, isNear } from './shapes.ts';
import { knotsOf } from './tie.ts';

type Covered = { slug: string; cover: string };

/** The cover at the head of its article. */
export const PostCover = ({ of: { slug, cover } }: { of: Covered }) => (
  <DotDrawing className={`post-cover tone-${coverToneOf(slug)}`} drawing={coverOf(useDrawing('covers', cover))} />
);

/** The cover in a list: a file. Islands can use it. */
export function CoverImage({ of: { slug, cover }, address }: { of: Covered; address: Address }) {
  const tone = coverToneOf(slug);
  const width = pitch * coverPlane.columns;
  const height = pitch * coverPlane.rows;
  const src = hrefOf(`/drawings/${drawingNameOf('covers', cover, tone)}.svg`, address);
  return <img className={`drawing tone-${tone}`} src={src} width={width} height={height} alt="" loading="lazy" />;
}

const coverPlane = { columns: 36, rows: 24 };

/** How far from a knot the cloth begins. */
const clearance = 1.25;

export function coverOf(file: DrawingFile): Drawing {
  const { columns, rows } = coverPlane;
  const knots = knotsOf(file);
  const cloth = filledBox('faint', 0, 0, columns, rows).filter(
    dot => !knots.some(knot => isNear(dot, knot, clearance)),
  );
  return drawingOf(columns, rows, [...cloth, ...knots]);
}
