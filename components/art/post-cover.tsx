/** An article's cover. */
import './post-cover.css';
import type { ReactNode } from 'react';
import { dyeOfCover } from '../lib/family.ts';
import { coverOf } from './covers.ts';
import { DotPaths, DrawingSvg } from './dot-drawing.tsx';
import { pitch } from './drawing.ts';
import { coverPlane } from './drawings/article-covers.ts';

type PostCoverProps = { slug: string; className?: string };

/** Inlines the drawing. */
export function PostCover(props: PostCoverProps) {
  const { size, paths } = coverOf(props.slug);
  return (
    <Cover {...props} size={size}>
      <DotPaths size={size} paths={paths} />
    </Cover>
  );
}

/** Uses an SVG file with covers, given its URL: the blog's island cannot draw covers in the browser. */
export const LinkedCover = ({ covers, ...props }: PostCoverProps & { covers: string }) => (
  <Cover {...props}>
    <use href={`${covers}#${props.slug}`} />
  </Cover>
);

const Cover = ({ slug, className = '', ...rest }: PostCoverProps & { size?: number; children: ReactNode }) => (
  <DrawingSvg
    {...rest}
    className={`post-cover ground-${dyeOfCover(slug)} ${className}`}
    width={pitch * coverPlane.columns}
    height={pitch * coverPlane.rows}
    fit="xMidYMid slice"
  />
);
