/** A list of articles as cards with their covers. */

import { hrefOf } from '../../generator/react/address.ts';
import { PostCover } from '../art/post-cover.tsx';
import { useSite } from '../context/site.tsx';
import { PostCard, PostGrid, type PostSummary } from './post-card.tsx';

type PostListProps = {
  posts: PostSummary[];
  /** Features the first article of three or more. */
  isLed?: boolean;
};

export function PostList({ posts, isLed = false }: PostListProps) {
  const { address } = useSite();
  const cardOf = (post: PostSummary, isFeatured = false) => (
    <PostCard
      post={post}
      href={hrefOf(`/blog/${post.slug}/`, address)}
      cover={<PostCover of={post} />}
      isFeatured={isFeatured}
      key={post.slug}
    />
  );
  const featured = isLed && posts.length > 2 ? 1 : 0;
  return (
    <>
      {posts.slice(0, featured).map(post => cardOf(post, true))}
      <PostGrid posts={posts.slice(featured)} cardOf={cardOf} />
    </>
  );
}
