import { summaryOf } from '../../components/article/post-card.tsx';
import { PostList } from '../../components/article/post-list.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { Hero } from '../../components/sections/hero.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { postList } from '../../components/structured-data/item-list.ts';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { Articles } from './_articles.tsx';
import { BlogCallToAction, blogChatText } from './_blog-call-to-action.tsx';
import { categoriesOf, newestFirst, paginate, pathOfCategory, pathOfPage } from './_blog-lists.ts';
import { Categories } from './_categories.tsx';
import { Pagination } from './_pagination.tsx';

/** The maximum number of offers below a list. */
const maxOffers = 3;

/** The blog's pages from 2 on, and all pages of each category. */
export const paths = ({ site, posts, categories, rates }: Content) => {
  const sorted = newestFirst(posts);
  const nonEmpty = categoriesOf(sorted, categories);
  const lists = [
    {
      base: '/blog/',
      name: 'Marketing guides',
      text: undefined,
      subject: 'All guides',
      kicker: `All ${sorted.length}`,
      posts: sorted,
    },
    ...nonEmpty.map(({ slug, name, text, posts }) => {
      const kicker = capitalized(`${counted(posts.length, 'guide')} in`);
      return { base: pathOfCategory(slug), name, text, posts, subject: `Guides in “${name}”`, kicker };
    }),
  ];
  return lists.flatMap(({ base, posts, ...rest }) => {
    const isCurrent = ({ slug }: { slug: string }) => pathOfCategory(slug) === base;
    // The services that the listed articles teach, each with one of these articles.
    const offers = [...new Map(posts.map(({ teaches, slug }) => [teaches, slug]))].slice(0, maxOffers);
    const times = posts.map(({ readingTime }) => Number.parseInt(readingTime, 10));
    const common = {
      ...rest,
      site,
      base,
      minutes: [...new Set([Math.min(...times), Math.max(...times)])].join(' to '),
      // The current one comes first.
      categories: nonEmpty
        .map(({ slug, name }) => ({ slug, name }))
        .sort((a, b) => Number(isCurrent(b)) - Number(isCurrent(a))),
      offers: offers.map(([path, slug]) => rateOf(rates, path, `content/blog/${slug}.md`)),
    };
    return paginate(posts).flatMap((shown, i, { length: pages }) => {
      const path = pathOfPage(base, i + 1);
      // The blog's first page has a file of its own.
      if (path === '/blog/') return [];
      // On a category's own page its name goes without saying.
      const summaries = shown.map(post => ({
        ...summaryOf(post, categories),
        ...(base !== '/blog/' && { category: '' }),
      }));
      return [{ ...common, list: path.replace(/^\/blog\/|\/$/g, ''), page: i + 1, pages, posts: summaries }];
    });
  });
};

type ListProps = ReturnType<typeof paths>[number];

const titleOf = ({ name, page }: ListProps) => (page > 1 ? `${name}, page ${page}` : name);

export const head = (props: ListProps): Head => {
  const { site, base, name, subject, text, page, pages, posts } = props;
  const path = pathOfPage(base, page);
  const which = page > 1 ? `page ${page} of ${pages}` : 'newest first';
  return {
    title: page > 1 ? titleOf(props) : `${name}: step-by-step guides`,
    description: text
      ? `${text} Step-by-step guides on the ${site.name} blog, ${which}.`
      : `${subject} on the ${site.name} blog: steps, examples and figures that you can check, for businesses in India, ${which}.`,
    card: `${subject} on the ${site.name} blog.`,
    cardTitle: `${name}: step-by-step guides`,
    kind: 'CollectionPage',
    chatText: blogChatText(site),
    chatNumber: 'blog',
    trail: [{ name: 'Blog', path: '/blog/' }, { name: titleOf(props) }],
    jsonLd: [postList(`${path}#posts`, posts)],
  };
};

export default function BlogList(props: ListProps) {
  const { base, kicker, text, minutes, categories, page, pages, posts, offers } = props;
  return (
    <>
      <Hero
        variant="short-hero"
        kicker={kicker}
        title={titleOf(props)}
        lead={text ?? `Each takes ${minutes} minutes to read, with steps, examples and sums.`}
      />
      <Articles>
        <Categories categories={categories} current={base} />
        <PostList posts={posts} isLed />
        <Pagination base={base} page={page} pages={pages} />
      </Articles>
      <Section
        title="Rather have it done?"
        intro="We can do this with you, or teach you. Prices:"
        variant="tinted"
        layout="beside"
      >
        <PriceList lines={offers} />
      </Section>
      <BlogCallToAction />
    </>
  );
}
