/** Articles as a grid of cards. */
import { hrefOf, useSite } from '../site/site.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';

export function PostGrid({ posts }: { posts: PostSummary[] }) {
  const { address } = useSite();
  return (
    <ul className="post-grid">
      {posts.map(post => (
        <li key={post.slug}>
          <PostCard post={post} href={hrefOf(`/blog/${post.slug}/`, address)} />
        </li>
      ))}
    </ul>
  );
}
