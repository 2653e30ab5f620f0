import { LazyDrawing } from '../../components/art/drawing.tsx';
import { PostList, summaryOf } from '../../components/article/post-card.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { fillText } from '../../components/lib/fill.tsx';
import { Section } from '../../components/sections/section.tsx';
import { blogPosting } from '../../components/structured-data/article.ts';
import { serviceReference } from '../../components/structured-data/offers.ts';
import { postList } from '../../components/structured-data/web-page.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Link } from '../../components/ui/link.tsx';
import { PriceLine } from '../../components/ui/price.tsx';
import { type Offer, offerAt } from '../../content/offers.ts';
import { pathOfCategory } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';
import type { Post } from '../../content/schemas/texts.ts';
import { Article } from './_article.tsx';

export const paths = ({ posts, ...content }: Content) =>
  posts.map(post => {
    // Skips related articles that are not published yet.
    const related = post.relatedPosts.flatMap(slug => posts.filter(other => other.slug === slug));
    return { slug: post.slug, blog: content.blog, post, related: related.map(other => summaryOf(other, content)) };
  });

type ArticleProps = ReturnType<typeof paths>[number];

export const head = ({ blog, post, related }: ArticleProps): Head => ({
  tone: blog.head.tone,
  title: post.title,
  description: post.description,
  card: post.card,
  chatText: fillText(blog.article.chatText, { title: post.title }),
  chatNumber: 'blog',
  modified: post.updatedDate ?? post.publishDate,
  article: post,
  jsonLd: ({ site, names, offers }, path) => [
    blogPosting(site, post, names[pathOfCategory(post.category)]),
    postList(`${path}#related`, related),
    serviceReference(site, taughtBy(post, offers)),
  ],
});

const taughtBy = ({ slug, teaches }: Post, offers: readonly Offer[]) =>
  offerAt(offers, teaches, `content/blog/${slug}.md`);

export default function BlogArticle({ blog, post, related }: ArticleProps) {
  const offer = taughtBy(post, useSite().offers);
  const { call, related: others, more, back } = blog.article;
  return (
    <>
      <Article post={post} blog={blog} />
      <Section title={call.title} intro={post.callToAction ?? call.text} tone="page">
        <div className="split split-wide">
          <div className="stack-5">
            <div className="stack-2">
              <h3>
                <Link to={offer.path}>{offer.name}</Link>
              </h3>
              {offer.serviceType !== offer.name && <p className="note">{offer.serviceType}</p>}
              <Paragraph className="muted">{offer.description}</Paragraph>
              <PriceLine offer={offer} />
            </div>
            <Buttons book chat />
          </div>
          <LazyDrawing of={offer.drawing} on="deep" />
        </div>
      </Section>
      <Section title={related.length > 0 ? others : more} tone="tinted">
        {related.length > 0 && <PostList posts={related} />}
        <Paragraph>{back}</Paragraph>
      </Section>
    </>
  );
}
