/** An article in a list. The featured one is larger. */
import './post-card.css';
import type { Categories, Post } from '../../content/schemas/texts.ts';
import { PostCover } from '../dots/post-cover.tsx';
import { Day } from '../ui/date.tsx';

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

/** `href` is the article's address: given, because a list that is searched in the browser has no site around it. */
export function PostCard({
  post,
  href,
  isFeatured = false,
}: {
  post: PostSummary;
  href: string;
  isFeatured?: boolean;
}) {
  return (
    <article className={isFeatured ? 'post-card post-card-featured' : 'post-card'}>
      <PostCover slug={post.slug} art={href.replace(/blog\/[^/]+\/$/, 'art.svg')} className="post-card-cover" />
      <p className="post-card-category">{post.category}</p>
      <h3 className="post-card-title">
        <a href={href}>{post.title}</a>
      </h3>
      <p className="post-card-excerpt">{post.excerpt}</p>
      <p className="post-card-facts">
        <Day day={post.publishDate} />
        {` · ${post.readingTime} read`}
      </p>
    </article>
  );
}
