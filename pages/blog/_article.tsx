/** An article: title, author, dates, text with a table of contents, and tags. */
import './_article.css';
import { PostCover } from '../../components/art/post-cover.tsx';
import { Prose } from '../../components/article/prose.tsx';
import { TableOfContents } from '../../components/article/table-of-contents.tsx';
import { useSite } from '../../components/context/site.tsx';
import { fill, fillText } from '../../components/lib/fill.tsx';
import { coverToneOf } from '../../components/lib/tone.ts';
import { FounderPortrait } from '../../components/sections/photos.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { FormattedDate } from '../../components/ui/formatted-date.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import { pathOfCategory } from '../../content/records.ts';
import type { Blog, Post } from '../../content/schemas/texts.ts';
import { GuidesOn } from './_categories.tsx';
import { Share } from './_share.tsx';

export function Article({ post, blog }: { post: Post; blog: Blog }) {
  const { founder, name } = useSite().site;
  const { list, article: words } = blog;
  const tone = coverToneOf(post.slug);
  const category = pathOfCategory(post.category);
  return (
    <article>
      <header className={`article-head tone-${tone} split`}>
        {post.isUnpublished && <Sample label={words.draft} />}
        <Badge>
          <Link to={category}>
            <GuidesOn path={category} about={list.about} />
          </Link>
        </Badge>
        <h1 className="article-title">{post.title}</h1>
        <div className="article-art">
          <PostCover of={post} />
        </div>
        <div className="article-byline row">
          <ul className="article-facts note row">
            {[
              fillText(words.by, { author: founder.name ?? name }),
              post.updatedDate && fill(words.updated, { day: <FormattedDate day={post.updatedDate} /> }),
              fill(words.published, { day: <FormattedDate day={post.publishDate} /> }),
              fillText(list.time, { time: post.readingTime }),
            ].map(
              (part, i) =>
                part && (
                  <li className="nowrap" key={i}>
                    {part}
                  </li>
                ),
            )}
          </ul>
          <Share path={`/blog/${post.slug}/`} title={post.title} words={words.share} />
        </div>
        <p className="lead">{post.excerpt}</p>
      </header>
      <div className={tone === 'brand' ? 'article-border-deep border' : 'border'} />
      <TableOfContents of={post.body}>
        <div className="article-text stack">
          <Prose markdown={post.body} pictures={post.pictures} />
          <ul className="row" aria-label={words.tags}>
            {post.tags.map(tag => (
              <li className="article-tag" key={tag}>
                {tag}
              </li>
            ))}
          </ul>
          <p className="note">{fill(words.checked, { day: <FormattedDate day={post.factsChecked} /> })}</p>
          <AuthorBox words={words.author} />
        </div>
      </TableOfContents>
    </article>
  );
}

/** The author of all articles: the founder, once the name is known. */
function AuthorBox({ words }: { words: Blog['article']['author'] }) {
  const { founder, name, description } = useSite().site;
  return (
    <aside className="author-box row" aria-label={words.label}>
      <FounderPortrait sizes="6rem" />
      <div className="author-box-words">
        <strong>{founder.name ?? name}</strong>
        <Paragraph className="muted">{`${founder.name ? words.text : description} ${words.story}`}</Paragraph>
      </div>
    </aside>
  );
}
