/** Articles as a grid of cards. */
import { LinkedCover, PostCover } from '../dots/post-cover.tsx';
import { hrefOf, useSite } from '../site/site.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';

/** `covers` is the path of the file of covers; without one they are drawn in place. */
export function PostGrid({ posts, covers }: { posts: PostSummary[]; covers?: string }) {
  const { address } = useSite();
  return (
    <ul className="post-grid">
      {posts.map(post => {
        const cover = { slug: post.slug, className: 'post-card-cover' };
        return (
          <li key={post.slug}>
            <PostCard
              post={post}
              href={hrefOf(`/blog/${post.slug}/`, address)}
              cover={covers ? <LinkedCover {...cover} covers={hrefOf(covers, address)} /> : <PostCover {...cover} />}
            />
          </li>
        );
      })}
    </ul>
  );
}
