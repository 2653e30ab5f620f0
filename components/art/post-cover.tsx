/** An article's cover, on the tone of the article. */
import './drawing.css';
import { useDrawing } from '../context/site.tsx';
import { coverToneOf } from '../lib/tone.ts';
import { coverOf, coverPlane } from './cover.ts';
import { DotDrawing } from './dot-drawing.tsx';
import { pitch } from './dots.ts';
import { drawingNameOf } from './drawing.tsx';

type Covered = { slug: string; cover: string };

/** The cover at the head of its article. */
export const PostCover = ({ of: { slug, cover } }: { of: Covered }) => (
  <DotDrawing className={`post-cover tone-${coverToneOf(slug)}`} drawing={coverOf(useDrawing('covers', cover))} />
);

/** The cover in a list: a file, in the folder with this URL. Islands can use it. */
export function CoverImage({ of: { slug, cover }, drawings }: { of: Covered; drawings: string }) {
  const tone = coverToneOf(slug);
  const width = pitch * coverPlane.columns;
  const height = pitch * coverPlane.rows;
  const src = `${drawings}${drawingNameOf('covers', cover, tone)}.svg`;
  return <img className={`drawing tone-${tone}`} src={src} width={width} height={height} alt="" loading="lazy" />;
}
