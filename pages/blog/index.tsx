import { summaryOf } from '../../components/article/post-card.tsx';
import { Topics } from '../../components/article/topics.tsx';
import { CellGrid } from '../../components/sections/cell-grid.tsx';
import { Closing } from '../../components/sections/closing.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import type { Head } from '../../components/shell/head.tsx';
import { Island } from '../../components/site/island.tsx';
import { siteLanguage } from '../../components/site/language.ts';
import { hrefOf, useSite } from '../../components/site/site.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import { Button, Buttons } from '../../components/ui/button.tsx';
import { Claim } from '../../components/ui/claim.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { Content } from '../../content/schema.ts';
import BlogBrowser from '../../islands/blog-browser/blog-browser.tsx';
import { SignupBox } from '../../islands/signup/signup-box.tsx';

export const props = ({ posts, categories }: Content) => ({
  categories,
  posts: posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1)).map(post => summaryOf(post, categories)),
});

type BlogProps = ReturnType<typeof props>;

export const head = ({ posts }: BlogProps): Head => ({
  title: 'Digital marketing blog for Indian businesses | {site.name}',
  description:
    'Step-by-step guides to SEO, Instagram, Google Business Profile, funnels and branding for small businesses in India, written by people who do the work.',
  card: 'Guides to SEO, Instagram and ads for Indian businesses.',
  kind: 'CollectionPage',
  trail: [{ name: 'Blog' }],
  jsonLd: [
    { '@type': 'Blog', '@id': '/blog/#blog', url: '/blog/', inLanguage: siteLanguage },
    itemList(
      '/blog/#posts',
      posts.map(({ slug, title }) => ({ name: title, path: `/blog/${slug}/` })),
    ),
  ],
});

export default function Blog({ posts, categories }: BlogProps) {
  return (
    <>
      <Hero
        badge="The {site.name} blog"
        title="Marketing you can do this week"
        lead={
          <>
            Guides with steps, examples and sums for Indian businesses. <Claim id="readers" /> readers have them by
            email.
          </>
        }
        aside={
          <SignupBox
            id="subscribe"
            label="New guides by email"
            placeholder="Enter your email"
            button="Subscribe"
            purpose="to send you new articles"
          />
        }
      />
      <Section title="Read first" tone="plain">
        <Topics categories={categories} />
        <Island
          of={BlogBrowser}
          when="intent"
          posts={posts}
          categories={Object.values(categories).map(({ name }) => name)}
          base={hrefOf('/blog/', useSite().address)}
        />
      </Section>
      <Section title="All Posts by topic" id="all-posts" tone="tinted" layout="beside">
        <dl className="topic-index">
          {Object.entries(categories).map(([id, { name, text }]) => (
            <div id={id} key={id}>
              <dt className="topic-name">{name}</dt>
              <dd className="topic-text">{text}</dd>
              {posts
                .filter(({ category }) => category === name)
                .map(({ slug, title }) => (
                  <dd key={slug}>
                    <Link to={`/blog/${slug}/`}>{title}</Link>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="One useful letter, no noise"
        tone="accent"
        layout="beside"
        intro={
          <>
            Join <Claim id="readers" /> readers who get each new guide when it is published.
          </>
        }
      >
        <SignupBox
          id="subscribe-again"
          label="Your email address"
          placeholder="Enter your email"
          button="Subscribe"
          purpose="to send you new articles"
        />
      </Section>
      <Section title="Rather have it done?">
        <CellGrid
          items={[
            {
              title: 'Social media growth',
              text: 'Content, community and reach on Instagram and Facebook, planned and made with you every month.',
              foot: <Link to="/services/social-media/">See the social media service</Link>,
            },
            {
              title: 'SEO visibility programme',
              text: 'Your website and Google profile made findable for the searches that bring buyers.',
              foot: <Link to="/services/seo/">See the SEO programme</Link>,
            },
            {
              title: 'Instagram coaching',
              text: 'Three courses that teach you to run your own account, each with its price on the page.',
              foot: <Link to="/coach/instagram/">See courses and prices</Link>,
            },
          ]}
        />
      </Section>
      <Closing title="Stuck on a step?" text="Send us the page or the post. We tell you what we would change first.">
        <Buttons>
          <Button to="/contact/">Ask us on the contact page</Button>
        </Buttons>
      </Closing>
    </>
  );
}
