import { Scene } from '../../../components/art/drawing.tsx';
import { PostList, summaryOf } from '../../../components/article/post-card.tsx';
import { useSite } from '../../../components/context/site.tsx';
import type { Head } from '../../../components/layout/head.tsx';
import { fillText } from '../../../components/lib/fill.tsx';
import { coverToneOf } from '../../../components/lib/tone.ts';
import { CallToAction } from '../../../components/sections/call-to-action.tsx';
import { Hero } from '../../../components/sections/hero.tsx';
import { PriceList } from '../../../components/sections/price-list.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { postList } from '../../../components/structured-data/web-page.ts';
import { Paragraphs } from '../../../components/ui/inline-markdown.tsx';
import { offerAt } from '../../../content/offers.ts';
import { pathOfCategory } from '../../../content/records.ts';
import type { Content } from '../../../content/schema.ts';
import { Articles } from '../_articles.tsx';
import { categoriesOf, newestFirst } from '../_blog-lists.ts';
import { Categories } from '../_categories.tsx';

export const paths = ({ blog, posts, categories }: Content) => {
  const nonEmpty = categoriesOf(newestFirst(posts), categories);
  return nonEmpty.map(({ posts, ...category }) => ({
    ...category,
    blog,
    // The current one comes first.
    categories: [category.slug, ...nonEmpty.map(({ slug }) => slug).filter(slug => slug !== category.slug)],
    // The services that the listed articles teach, each with one of these articles.
    taught: [...new Map(posts.map(({ teaches, slug }) => [teaches, slug]))],
    // On a category's own page its name goes without saying.
    posts: posts.map(post => ({ ...summaryOf(post, { blog, categories }), category: '' })),
  }));
};

type TopicProps = ReturnType<typeof paths>[number];

export const head = ({ blog: { head, topic }, name, heading, text, inside, posts }: TopicProps): Head => ({
  tone: head.tone,
  title: heading,
  description: `${text} ${inside}`,
  card: fillText(topic.card, { topic: name }),
  kind: 'CollectionPage',
  chatText: topic.chatText,
  chatNumber: 'blog',
  jsonLd: (_, path) => [postList(`${path}#posts`, posts)],
});

export default function Topic({ blog, slug, categories, posts, taught, ...category }: TopicProps) {
  const site = useSite();
  const offers = taught.map(([path, slug]) => offerAt(site.offers, path, `content/blog/${slug}.md`));
  const { list, topic } = blog;
  const badge = posts.length === 1 ? topic.one : topic.many;
  return (
    <>
      <Hero
        scene={<Scene of={offers.find(({ scene }) => scene)?.scene ?? 'diya'} />}
        badge={fillText(badge, { topic: category.name, count: `${posts.length}` })}
        title={category.heading}
        lead={category.text}
      />
      <Articles title={list.title}>
        <Categories categories={categories.map(pathOfCategory)} words={list} current={pathOfCategory(slug)} />
        <PostList posts={posts} />
      </Articles>
      <Section title={category.choice} layout="beside" tone={coverToneOf(slug)}>
        <Paragraphs of={category.intro} />
      </Section>
      <Section title={category.help} layout="beside" tone="tinted">
        <PriceList lines={offers} />
      </Section>
      <CallToAction {...topic.closing} text={category.ask} />
    </>
  );
}
