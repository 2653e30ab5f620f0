import { hrefOf } from '../../generator/react/address.ts';
import { useSite } from '../context/site.tsx';
import { PostGrid, type PostSummary } from './post-card.tsx';

export function PostList({ posts }: { posts: PostSummary[] }) {
  const { address } = useSite();
  return <PostGrid posts={posts} blog={hrefOf('/blog/', address)} drawings={hrefOf('/drawings/', address)} />;
}
