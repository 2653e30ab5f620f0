/** A list of articles as cards with their covers. */

import { hrefOf } from '../../generator/react/address.ts';
import { PostCover } from '../art/post-cover.tsx';
import { useSite } from '../context/site.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';
import { PostGrid } from './post-grid.tsx';

type PostListProps = {
  posts: PostSummary[];
  /** Features the first article of three or more. */
  isLed?: boolean;
};

export function PostList({ posts, isLed = false }: PostListProps) {
  const { address } = useSite();
  const cardOf = (post: PostSummary, isFeatured: boolean) => (
    <PostCard
      post={post}
      href={hrefOf(`/blog/${post.slug}/`, address)}
      cover={<PostCover of={post} />}
      isFeatured={isFeatured}
      key={post.slug}
    />
  );
  return <PostGrid posts={posts} featured={isLed && posts.length > 2 ? 1 : 0} cardOf={cardOf} />;
}
