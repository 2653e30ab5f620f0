/** An article's cover. */
import './dots.css';
import './post-cover.css';
import type { ReactNode } from 'react';
import { coverStrokesOf } from './cover.ts';

type PostCoverProps = { slug: string; className: string };

/** Inlines the drawing. */
export function PostCover(props: PostCoverProps) {
  const { size, paths } = coverStrokesOf(props.slug);
  return (
    <Cover {...props} size={size}>
      {paths.map(({ tone, d }) => (
        <path className={`dot-${tone}`} d={d} key={tone} />
      ))}
    </Cover>
  );
}

/** Uses the SVG file with all covers, given its URL: the blog's island cannot draw covers in the browser. */
export const LinkedCover = ({ covers, ...props }: PostCoverProps & { covers: string }) => (
  <Cover {...props}>
    <use href={`${covers}#${props.slug}`} />
  </Cover>
);

const Cover = ({ slug, className, size, children }: PostCoverProps & { size?: number; children: ReactNode }) => (
  <svg
    className={`dots ${className}`}
    viewBox="0 0 240 160"
    strokeWidth={size}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    data-cover={`cover-${slug}`}
  >
    {children}
  </svg>
);
