/** Articles as a grid of cards. */
import type { ReactNode } from 'react';
import { hrefOf, useSite } from '../site/site.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';

/** `coverOf` gives the cover of an article, with the class "post-card-cover". */
type PostGridProps<Shown> = { posts: Shown[]; coverOf: (post: Shown) => ReactNode };

export function PostGrid<Shown extends PostSummary>({ posts, coverOf }: PostGridProps<Shown>) {
  const { address } = useSite();
  return (
    <ul className="post-grid">
      {posts.map(post => (
        <li key={post.slug}>
          <PostCard post={post} href={hrefOf(`/blog/${post.slug}/`, address)} cover={coverOf(post)} />
        </li>
      ))}
    </ul>
  );
}
