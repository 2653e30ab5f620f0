/** An article's cover. */
import './dots.css';
import './post-cover.css';
import type { ReactNode } from 'react';
import { drawnCoverOf } from './cover.ts';

type PostCoverProps = { slug: string; className: string };

/** Drawn in place. */
export function PostCover(props: PostCoverProps) {
  const { size, paths } = drawnCoverOf(props.slug);
  return (
    <Cover {...props} size={size}>
      {paths.map(({ tone, d }) => (
        <path className={`dot-${tone}`} d={d} key={tone} />
      ))}
    </Cover>
  );
}

/** Out of the file of covers, whose address is given: a list that is searched in the browser can draw nothing. */
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
