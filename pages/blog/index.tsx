import { summaryOf } from '../../components/article/post-card.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { fill } from '../../components/lib/fill.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import { serviceCard } from '../../components/sections/service-card.tsx';
import { blog } from '../../components/structured-data/article.ts';
import { postList } from '../../components/structured-data/web-page.ts';
import { Claim } from '../../components/ui/claim.tsx';
import { listed } from '../../content/offers.ts';
import { pathOfCategory } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';
import { Island } from '../../generator/react/island.tsx';
import BlogBrowser from '../../islands/blog-browser/blog-browser.tsx';
import { SignupBox } from '../../islands/signup/signup-box.tsx';
import { Articles } from './_articles.tsx';
import { categoriesOf, newestFirst } from './_blog-lists.ts';
import { Categories } from './_categories.tsx';

export const props = ({ blog, posts, categories }: Content) => {
  const sorted = newestFirst(posts);
  return {
    page: blog,
    categories: categoriesOf(sorted, categories).map(({ slug }) => pathOfCategory(slug)),
    posts: sorted.map(post => summaryOf(post, { blog, categories })),
  };
};

type BlogProps = ReturnType<typeof props>;

export const head = ({ page: { head }, posts }: BlogProps): Head => ({
  ...head,
  kind: 'CollectionPage',
  jsonLd: (_, path) => [blog, postList(`${path}#posts`, posts)],
});

export default function Blog({ page, posts, categories }: BlogProps) {
  const { site, address, names, offers, words } = useSite();
  const { hero, list, sections, subscription } = page;
  const readers = fill(page.readers, { figure: <Claim id="readers" /> });
  return (
    <>
      <Hero {...hero} lead={fill(hero.lead, { count: `${posts.length}`, readers })}>
        {/* An island has no box, and so no margin of its own. */}
        <div>
          <SignupBox id="subscribe" fields={subscription.first} {...subscription.form} />
        </div>
      </Hero>
      <Articles title={list.title}>
        <Island
          of={BlogBrowser}
          when="intent"
          posts={posts}
          categories={categories.map(path => names[path] ?? '')}
          words={list}
          address={address}
        />
        <Categories categories={categories} words={list} current="/blog/" isFallback />
      </Articles>
      <Section
        id="subscribe-box"
        {...sections['subscribe-box']}
        tone="page"
        layout="beside"
        intro={
          <>
            {readers}
            {site.signup.transport !== 'none' && subscription.promise}
          </>
        }
      >
        <SignupBox id="subscribe-again" fields={subscription.again} {...subscription.form} />
      </Section>
      <Section id="services" {...sections.services}>
        <CardGrid variant="cell-grid" items={listed(offers, 'blog').map(offer => serviceCard(offer, words))} />
      </Section>
      <Section id="topics" {...sections.topics} layout="beside" tone="tinted">
        <CardGrid variant="card-columns" items={categories.map(path => ({ title: `[${names[path]}](${path})` }))} />
      </Section>
    </>
  );
}
