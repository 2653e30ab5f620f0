import { Scene } from '../../../components/art/scene.tsx';
import { summaryOf } from '../../../components/article/post-card.tsx';
import { PostList } from '../../../components/article/post-list.tsx';
import type { Head } from '../../../components/layout/head.tsx';
import { counted } from '../../../components/lib/counted.ts';
import { coverToneOf } from '../../../components/lib/tone.ts';
import { CallToAction } from '../../../components/sections/call-to-action.tsx';
import { Hero } from '../../../components/sections/hero.tsx';
import { PriceList } from '../../../components/sections/price-list.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { postList } from '../../../components/structured-data/item-list.ts';
import { Buttons } from '../../../components/ui/button.tsx';
import { Paragraphs } from '../../../components/ui/inline-markdown.tsx';
import type { Content } from '../../../content/schema.ts';
import { rateOf } from '../../../content/schemas/rates.ts';
import { Articles } from '../_articles.tsx';
import { categoriesOf, newestFirst, pathOfCategory } from '../_blog-lists.ts';
import { Categories } from '../_categories.tsx';

/** A page for each category that has articles. */
export const paths = ({ site, posts, categories, rates }: Content) => {
  const nonEmpty = categoriesOf(newestFirst(posts), categories);
  return nonEmpty.map(({ posts, ...category }) => {
    // The services that the listed articles teach, each with one of these articles.
    const offers = [...new Map(posts.map(({ teaches, slug }) => [teaches, slug]))];
    return {
      ...category,
      site,
      // The current one comes first.
      categories: [category, ...nonEmpty.filter(({ slug }) => slug !== category.slug)].map(({ slug, name }) => ({
        slug,
        name,
      })),
      offers: offers.map(([path, slug]) => rateOf(rates, path, `content/blog/${slug}.md`)),
      // On a category's own page its name goes without saying.
      posts: posts.map(post => ({ ...summaryOf(post, categories), category: '' })),
    };
  });
};

type TopicProps = ReturnType<typeof paths>[number];

export const head = ({ site, slug, name, heading, text, inside, posts }: TopicProps): Head => ({
  title: heading,
  description: `${text} ${inside}`,
  card: `Guides in “${name}” on the ${site.name} blog.`,
  kind: 'CollectionPage',
  chatText: `Hi ${site.name}, I have read your guides and have a question.`,
  chatNumber: 'blog',
  trail: [{ name: 'Blog', path: '/blog/' }, { name }],
  jsonLd: [postList(`${pathOfCategory(slug)}#posts`, posts)],
});

export default function Topic({
  slug,
  name,
  heading,
  text,
  choice,
  intro,
  help,
  ask,
  categories,
  posts,
  offers,
}: TopicProps) {
  return (
    <>
      <Hero
        scene={<Scene of={offers.find(({ scene }) => scene)?.scene ?? 'diya'} />}
        badge={`${name}: ${counted(posts.length, 'guide')}`}
        title={heading}
        lead={text}
      />
      <Articles>
        <Categories categories={categories} current={pathOfCategory(slug)} />
        <PostList posts={posts} />
      </Articles>
      <Section title={choice} layout="beside" tone={coverToneOf(slug)}>
        <Paragraphs of={intro} />
      </Section>
      <Section title={help} layout="beside" tone="tinted">
        <PriceList lines={offers} />
      </Section>
      <CallToAction title="Stuck in a guide?" text={ask}>
        <Buttons isChatFirst chat book />
      </CallToAction>
    </>
  );
}
