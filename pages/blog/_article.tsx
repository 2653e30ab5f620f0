/** An article: title, author, dates, text with a table of contents, and tags. */
import './_article.css';
import type { ReactNode } from 'react';
import { PostCover } from '../../components/art/post-cover.tsx';
import { chaptersOf } from '../../components/article/prose.tsx';
import { TableOfContents } from '../../components/article/table-of-contents.tsx';
import { useSite } from '../../components/context/site.tsx';
import { coverToneOf } from '../../components/lib/tone.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { FormattedDate } from '../../components/ui/formatted-date.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Post } from '../../content/schemas/texts.ts';
import { AuthorBox } from './_author-box.tsx';
import { CategoryLink } from './_categories.tsx';
import { Share } from './_share.tsx';

/** `category` is the name of the article's category. */
type ArticleProps = { post: Post; category: string; children: ReactNode };

export function Article({ post, category, children }: ArticleProps) {
  const { founder, name } = useSite().site;
  const tone = coverToneOf(post.slug);
  return (
    <article>
      <header className={`article-head tone-${tone} split`}>
        {post.isUnpublished && <Sample label="Not public yet: only this preview shows it" />}
        <Badge>
          <CategoryLink slug={post.category} name={category} />
        </Badge>
        <h1 className="article-title display">{post.title}</h1>
        <div className="article-art">
          <PostCover of={post} />
        </div>
        <div className="article-byline row">
          <p className="note">
            <span className="nowrap">By {founder.name ?? name}</span> ·{' '}
            {post.updatedDate && (
              <>
                <span className="nowrap">
                  Updated <FormattedDate day={post.updatedDate} />
                </span>{' '}
                ·{' '}
              </>
            )}
            <span className="nowrap">
              Published <FormattedDate day={post.publishDate} />
            </span>{' '}
            · <span className="nowrap">{post.readingTime} read</span>
          </p>
          <Share path={`/blog/${post.slug}/`} title={post.title} />
        </div>
        <p className="lead">{post.excerpt}</p>
      </header>
      <div className={tone === 'brand' ? 'article-border-deep border' : 'border'} />
      <TableOfContents chapters={chaptersOf(post.body)}>
        <div className="article-text stack">
          {children}
          <ul className="row" aria-label="Tags">
            {post.tags.map(tag => (
              <li className="article-tag" key={tag}>
                {tag}
              </li>
            ))}
          </ul>
          <p className="note">
            Facts checked <FormattedDate day={post.factsChecked} />
          </p>
          <AuthorBox />
        </div>
      </TableOfContents>
    </article>
  );
}
