/** A grid of article cards. */
import './post-grid.css';
import { hrefOf, useSite } from '../context/site.tsx';
import { PostCover } from '../dots/post-cover.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';

type PostGridProps = {
  posts: PostSummary[];
  /** Features the first article, or both of two, which would not fill a row. */
  isLed?: boolean;
};

export function PostGrid({ posts, isLed = false }: PostGridProps) {
  const { address } = useSite();
  const cardOf = (post: PostSummary, isFeatured: boolean) => {
    const cover = { slug: post.slug, className: `post-card-cover${isFeatured ? ' post-card-cover-wide' : ''}` };
    return (
      <PostCard
        post={post}
        href={hrefOf(`/blog/${post.slug}/`, address)}
        cover={<PostCover {...cover} />}
        isFeatured={isFeatured}
        key={post.slug}
      />
    );
  };
  const featuredCount = isLed ? (posts.length > 2 ? 1 : 2) : 0;
  return (
    <>
      {posts.slice(0, featuredCount).map(post => cardOf(post, true))}
      {posts.length > featuredCount && (
        <ul className="post-grid">
          {posts.slice(featuredCount).map(post => (
            <li key={post.slug}>{cardOf(post, false)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
