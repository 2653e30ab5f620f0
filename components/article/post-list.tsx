/** A list of articles as cards with their covers. */

import { hrefOf } from '../../generator/react/address.ts';
import { useSite } from '../context/site.tsx';
import { PostCard, PostGrid, type PostSummary } from './post-card.tsx';

type PostListProps = {
  posts: PostSummary[];
  /** Features the first article of three or more. */
  isLed?: boolean;
};

export function PostList({ posts, isLed = false }: PostListProps) {
  const { address } = useSite();
  const urls = { blog: hrefOf('/blog/', address), drawings: hrefOf('/drawings/', address) };
  const [first] = isLed && posts.length > 2 ? posts : [];
  return (
    <>
      {first && <PostCard post={first} {...urls} isFeatured />}
      <PostGrid posts={first ? posts.slice(1) : posts} {...urls} />
    </>
  );
}
