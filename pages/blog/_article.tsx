/** An article: title, author, dates, text with a table of contents, and tags. */
import './_article.css';
import type { ReactNode } from 'react';
import { headingsOf } from '../../components/article/markdown.ts';
import { Contents } from '../../components/article/table-of-contents.tsx';
import { useSite } from '../../components/context/site.tsx';
import { PostCover } from '../../components/dots/post-cover.tsx';
import { Day } from '../../components/ui/formatted-date.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { Post } from '../../content/schemas/texts.ts';
import { AuthorBox } from './_author-box.tsx';
import { GuidesOn } from './_guides-on.tsx';
import { Share } from './_share.tsx';

/** A category or tag, and the path of its page if it has one. */
type TopicLink = { name: string; path?: string | undefined };

const Topic = ({ name, path }: TopicLink) =>
  path ? (
    <Link to={path}>
      <GuidesOn name={name} />
    </Link>
  ) : (
    name
  );

/** A line below the author's name: "Updated October 15, 2024". */
const DateLine = ({ label, day }: { label: string; day: string }) => (
  <>
    <br />
    {label} <Day day={day} />
  </>
);

type ArticleProps = { post: Post; category: TopicLink; tags: TopicLink[]; children: ReactNode };

export function Article({ post, category, tags, children }: ArticleProps) {
  const { founder } = useSite().site;
  return (
    <article className="article">
      <header className="article-head stack">
        {post.isUnpublished && <p className="article-draft semibold">Not public yet: only this preview shows it</p>}
        <p className="article-category eyebrow">
          <Topic {...category} />
        </p>
        <h1 className="article-title display">{post.title}</h1>
        <PostCover slug={post.slug} className="article-cover" />
        <p className="article-facts note">
          By {founder.name}
          <br />
          <Day day={post.publishDate} /> · {post.readingTime} read
          {post.updatedDate && <DateLine label="Updated" day={post.updatedDate} />}
          {post.factsChecked !== post.updatedDate && <DateLine label="Facts checked" day={post.factsChecked} />}
        </p>
        <Share path={`/blog/${post.slug}/`} title={post.title} />
        <p className="lead">{post.excerpt}</p>
      </header>
      <Contents headings={headingsOf(post.body)}>
        <div className="article-text stack">
          {children}
          <ul className="row" aria-label="Tags">
            {tags.map(tag => (
              <li className="article-tag" key={tag.name}>
                <Topic {...tag} />
              </li>
            ))}
          </ul>
          <AuthorBox />
        </div>
      </Contents>
    </article>
  );
}
