/** An article in a list. A featured one stands on the tone of its cover, from edge to edge. Islands can use it. */
import './post-card.css';
import type { Content } from '../../content/schema.ts';
import type { Post } from '../../content/schemas/texts.ts';
import { type Address, hrefOf } from '../../generator/react/address.ts';
import { CoverImage } from '../art/post-cover.tsx';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { coverToneOf } from '../lib/tone.ts';
import { withWholeNumbers } from '../lib/with-whole-numbers.ts';

/** What a card shows of an article: the name of its category, and how long reading takes, in words. */
export type PostSummary = Pick<Post, 'slug' | 'title' | 'excerpt' | 'readingTime' | 'cover'> & {
  category: string;
};

export function summaryOf(
  { slug, title, excerpt, readingTime, cover, category }: Post,
  { blog, categories }: Pick<Content, 'blog' | 'categories'>,
): PostSummary {
  const time = fillText(blog.list.time, { time: readingTime });
  return { slug, title, excerpt, readingTime: time, cover, category: categories[category]?.name ?? '' };
}

/** The site's address, as the blog's island cannot call `useSite`. */
type At = { address: Address };

export function PostCard({ post, address, isFeatured = false }: At & { post: PostSummary; isFeatured?: boolean }) {
  return (
    <article
      className={`post-card ${isFeatured ? `post-card-featured split split-wide bleed tone-${coverToneOf(post.slug)}` : 'post-card-small stack-3'}`}
    >
      <div className="post-card-cover">
        <CoverImage of={post} address={address} />
      </div>
      <div className="stack-2">
        <p className="post-card-category note eyebrow">{post.category}</p>
        <h3 className="post-card-title semibold">
          <a className="whole-link" href={hrefOf(`/blog/${post.slug}/`, address)}>
            {withWholeNumbers(post.title)}
          </a>
        </h3>
        <p className={isFeatured ? 'lead' : 'muted'}>{post.excerpt}</p>
        <p className="note">{post.readingTime}</p>
      </div>
    </article>
  );
}

export const PostGrid = ({ posts, address }: At & { posts: PostSummary[] }) =>
  posts.length > 0 && (
    <ul className="post-grid grid">
      {posts.map(post => (
        <li key={post.slug}>
          <PostCard post={post} address={address} />
        </li>
      ))}
    </ul>
  );

export const PostList = ({ posts }: { posts: PostSummary[] }) => <PostGrid posts={posts} address={useSite().address} />;
