/** An article in a list. The featured one is larger. */
import './post-card.css';
import type { Categories, Post } from '../../content/shapes/texts.ts';
import { Day } from '../date/date.tsx';
import { Link } from '../link/link.tsx';

/** What a card shows of an article. */
export type PostSummary = Pick<Post, 'slug' | 'title' | 'excerpt' | 'publishDate' | 'readingTime'> & {
  category: string;
};

/** An article as a card shows it, its category by name. */
export const summaryOf = (post: Post, categories: Categories): PostSummary => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  publishDate: post.publishDate,
  readingTime: post.readingTime,
  category: categories[post.category]?.name ?? '',
});

export function PostCard({ post, isFeatured = false }: { post: PostSummary; isFeatured?: boolean }) {
  return (
    <article className={isFeatured ? 'post-card post-card-featured' : 'post-card'}>
      <p className="post-card-category">{post.category}</p>
      <h3 className="post-card-title">
        <Link to={`/blog/${post.slug}/`}>{post.title}</Link>
      </h3>
      <p className="post-card-excerpt">{post.excerpt}</p>
      <p className="post-card-facts">
        <Day day={post.publishDate} /> · {post.readingTime} read
      </p>
    </article>
  );
}

export function PostGrid({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="post-grid">
      {posts.map(post => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
