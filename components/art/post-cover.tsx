/** An article's cover. */
import './post-cover.css';
import type { ReactNode } from 'react';
import { useDrawing } from '../context/use-drawing.ts';
import { coverToneOf } from '../lib/tone.ts';
import { coverOf, coverPlane } from './cover.ts';
import { DotPaths, DrawingSvg } from './dot-drawing.tsx';
import { pitch } from './dots.ts';

/** An article: its slug, and the name of a drawing in components/art/covers/. */
type Covered = { slug: string; cover: string };

type PostCoverProps = { of: Covered; className?: string };

/** Inlines the drawing. */
export function PostCover(props: PostCoverProps) {
  const { size, paths } = coverOf(useDrawing('covers', props.of.cover));
  return (
    <Cover {...props} size={size}>
      <DotPaths size={size} paths={paths} />
    </Cover>
  );
}

/** Uses an SVG file with covers, given its URL: the blog's island cannot draw covers in the browser. */
export const LinkedCover = ({ covers, ...props }: PostCoverProps & { covers: string }) => (
  <Cover {...props}>
    <use href={`${covers}#${props.of.slug}`} />
  </Cover>
);

const Cover = ({ of: { slug }, className = '', ...rest }: PostCoverProps & { size?: number; children: ReactNode }) => (
  <DrawingSvg
    {...rest}
    className={`post-cover tone-${coverToneOf(slug)} ${className}`}
    width={pitch * coverPlane.columns}
    height={pitch * coverPlane.rows}
    fit="xMidYMid slice"
  />
);
