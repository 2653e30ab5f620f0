/** An article in a list. A featured one stands on the tone of its cover, from edge to edge. Islands can use it. */
import './post-card.css';
import type { ReactNode } from 'react';
import type { Categories, Post } from '../../content/schemas/texts.ts';
import { coverToneOf } from '../lib/tone.ts';
import { withWholeNumbers } from '../lib/with-whole-numbers.ts';

/** The fields of an article that a card shows, and its tags for the search; `category` is its name. */
export type PostSummary = Pick<Post, 'slug' | 'title' | 'excerpt' | 'readingTime' | 'tags' | 'cover'> & {
  category: string;
};

/** Returns what a card shows of an article. */
export function summaryOf(
  { slug, title, excerpt, readingTime, tags, cover, category }: Post,
  categories: Categories,
): PostSummary {
  return { slug, title, excerpt, readingTime, tags, cover, category: categories[category]?.name ?? '' };
}

type PostCardProps = {
  post: PostSummary;
  /** The article's href, as a prop because the blog's island cannot call `useSite`. */
  href: string;
  cover: ReactNode;
  isFeatured?: boolean;
};

export function PostCard({ post, href, cover, isFeatured = false }: PostCardProps) {
  return (
    <article
      className={`post-card ${isFeatured ? `post-card-featured split split-wide bleed tone-${coverToneOf(post.slug)}` : 'stack-3'}`}
    >
      <div className="post-card-cover">{cover}</div>
      <div className="stack-2">
        <p className="post-card-category note eyebrow">{post.category}</p>
        <h3 className="post-card-title semibold">
          <a className="whole-link" href={href}>
            {withWholeNumbers(post.title)}
          </a>
        </h3>
        <p className={isFeatured ? 'lead' : 'muted'}>{post.excerpt}</p>
        <p className="note">{`${post.readingTime} read`}</p>
      </div>
    </article>
  );
}

type PostGridProps = { posts: PostSummary[]; cardOf: (post: PostSummary) => ReactNode };

/** Several cards side by side. */
export const PostGrid = ({ posts, cardOf }: PostGridProps) =>
  posts.length > 0 && (
    <ul className="post-grid grid">
      {posts.map(post => (
        <li key={post.slug}>{cardOf(post)}</li>
      ))}
    </ul>
  );
