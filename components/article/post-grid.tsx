/** Featured articles large, and below them the others as a grid of cards. Islands can use it. */
import './post-grid.css';
import type { ReactNode } from 'react';
import type { PostSummary } from './post-card.tsx';

type PostGridProps = {
  posts: PostSummary[];
  /** How many articles are featured. */
  featured?: number;
  /** Content below the featured ones. */
  between?: ReactNode;
  /** Returns the card of an article, with its slug as the key. */
  cardOf: (post: PostSummary, isFeatured: boolean) => ReactNode;
};

export const PostGrid = ({ posts, featured = 0, between, cardOf }: PostGridProps) => (
  <>
    {posts.slice(0, featured).map(post => cardOf(post, true))}
    {between}
    {posts.length > featured && (
      <ul className="post-grid grid">
        {posts.slice(featured).map(post => (
          <li key={post.slug}>{cardOf(post, false)}</li>
        ))}
      </ul>
    )}
  </>
);
