import { summaryOf } from '../../components/article/post-card.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { Hero } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import { ServiceCards, servicesOf } from '../../components/sections/service-cards.tsx';
import { TopicList } from '../../components/sections/topic-list.tsx';
import { blog } from '../../components/structured-data/article.ts';
import { postList } from '../../components/structured-data/item-list.ts';
import { Claim } from '../../components/ui/claim.tsx';
import type { Content } from '../../content/schema.ts';
import { hrefOf } from '../../generator/react/address.ts';
import { Island } from '../../generator/react/island.tsx';
import BlogBrowser from '../../islands/blog-browser/blog-browser.tsx';
import { SignupBox } from '../../islands/signup/signup-box.tsx';
import { Articles } from './_articles.tsx';
import { categoriesOf, newestFirst, pathOfCategory } from './_blog-lists.ts';
import { Categories } from './_categories.tsx';

/** What is offered instead of reading. */
const offered = ['/services/social-media/', '/services/seo/', '/coach/instagram/'];

const subscription = { placeholder: 'Enter your email', button: 'Subscribe', purpose: 'to send you new articles' };

export const props = ({ site, posts, categories, about, rates }: Content) => {
  const sorted = newestFirst(posts);
  const services = servicesOf({ about, rates });
  return {
    site,
    categories: categoriesOf(sorted, categories).map(({ slug, name }) => ({ slug, name })),
    services: offered.flatMap(path => services.filter(service => service.path === path)),
    posts: sorted.map(post => summaryOf(post, categories)),
  };
};

type BlogProps = ReturnType<typeof props>;

export const head = ({ posts }: BlogProps): Head => ({
  title: 'Digital marketing blog for Indian businesses',
  description:
    'Step-by-step guides to SEO, Instagram, Google Business Profile, funnels and branding for small businesses in India. Examples in rupees, sums included.',
  card: 'Guides to SEO, Instagram and ads for Indian businesses.',
  kind: 'CollectionPage',
  trail: [{ name: 'Blog' }],
  jsonLd: [blog, postList('/blog/#posts', posts)],
});

export default function Blog({ posts, categories, services }: BlogProps) {
  const { site, address } = useSite();
  const readers = (
    <>
      <Claim id="readers" /> readers
    </>
  );
  return (
    <>
      <Hero
        title={'Marketing guides\nfor small businesses'}
        lead={
          <>
            {capitalized(counted(posts.length, 'step-by-step guide'))}, with the sums in rupees, for {readers}.
          </>
        }
      >
        {/* An island has no box, and so no margin of its own. */}
        <div>
          <SignupBox id="subscribe" label="New guides by email" {...subscription} />
        </div>
      </Hero>
      <Articles>
        <Island
          of={BlogBrowser}
          when="intent"
          posts={posts}
          categories={categories.map(({ name }) => name)}
          blog={hrefOf('/blog/', address)}
          drawings={hrefOf('/drawings/', address)}
        />
        <Categories categories={categories} current="/blog/" isFallback />
      </Articles>
      <Section
        id="subscribe-box"
        title="Get new guides by email"
        tone="page"
        layout="beside"
        intro={
          <>
            {readers}
            {site.signup.transport !== 'none' && '. Each new guide comes when it is published.'}
          </>
        }
      >
        <SignupBox id="subscribe-again" label="Your email address" {...subscription} />
      </Section>
      <Section id="services" title="Rather have it done, or learn it with a teacher?">
        <ServiceCards services={services} />
      </Section>
      <Section
        id="topics"
        title="Guides by topic"
        layout="beside"
        tone="tinted"
        intro="Shops and clinics start with [Google and Maps](/blog/topics/seo-local-search/)."
      >
        <TopicList topics={categories.map(({ slug, name }) => ({ title: `[${name}](${pathOfCategory(slug)})` }))} />
      </Section>
    </>
  );
}
