/** An article: title, author, dates, text with a table of contents, and tags. */
import './article.css';
import type { ReactNode } from 'react';
import type { Post } from '../../content/schemas/texts.ts';
import { PostCover } from '../dots/post-cover.tsx';
import { Day } from '../ui/date.tsx';
import { Link } from '../ui/link.tsx';
import { Contents } from './contents.tsx';
import type { Heading } from './markdown.ts';
import { Share } from './share.tsx';

/** A category or tag, and the path of its page if it has one. */
type TopicLink = { name: string; path?: string | undefined };

/** A topic can share its name with a page of the site, so screen readers hear "Guides on …". */
const Name = ({ name, path }: TopicLink) =>
  path ? (
    <Link to={path}>
      <span className="sr-only">Guides on </span>
      {name}
    </Link>
  ) : (
    name
  );

type ArticleProps = {
  post: Post;
  category: TopicLink;
  tags: TopicLink[];
  author: string;
  headings: Heading[];
  after: ReactNode;
  children: ReactNode;
};

export function Article({ post, category, tags, author, headings, after, children }: ArticleProps) {
  return (
    <article className="article">
      <header className="article-head stack">
        {post.isUnpublished && <p className="article-draft semibold">Not public yet: only this preview shows it</p>}
        <p className="article-category eyebrow">
          <Name {...category} />
        </p>
        <h1 className="article-title display">{post.title}</h1>
        <PostCover slug={post.slug} className="article-cover" />
        <p className="article-facts note">
          By {author}
          <br />
          <Day day={post.publishDate} /> · {post.readingTime} read
          {post.updatedDate && (
            <>
              <br />
              Updated <Day day={post.updatedDate} />
            </>
          )}
          {post.factsChecked !== post.updatedDate && (
            <>
              <br />
              Facts checked <Day day={post.factsChecked} />
            </>
          )}
        </p>
        <Share path={`/blog/${post.slug}/`} title={post.title} />
        <p className="lead">{post.excerpt}</p>
      </header>
      <Contents headings={headings}>
        <div className="article-text">
          {children}
          <ul className="article-tags row" aria-label="Tags">
            {tags.map(tag => (
              <li className="article-tag" key={tag.name}>
                <Name {...tag} />
              </li>
            ))}
          </ul>
          {after}
        </div>
      </Contents>
    </article>
  );
}
