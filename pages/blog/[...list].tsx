import { summaryOf } from '../../components/article/post-card.tsx';
import { PostList } from '../../components/article/post-list.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { counted } from '../../components/lib/counted.ts';
import { Hero } from '../../components/sections/hero.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { postList } from '../../components/structured-data/item-list.ts';
import { Paragraphs } from '../../components/ui/inline-markdown.tsx';
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
      heading: 'Marketing guides',
      text: undefined,
      inside: '',
      choice: '',
      intro: [],
      help: 'Want help with your marketing?',
      subject: 'All guides',
      kicker: `All ${sorted.length}`,
      posts: sorted,
    },
    ...nonEmpty.map(({ slug, posts, ...category }) => {
      const kicker = `${category.name}: ${counted(posts.length, 'guide')}`;
      return { ...category, base: pathOfCategory(slug), posts, subject: `Guides in “${category.name}”`, kicker };
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

const titleOf = ({ heading, page }: ListProps) => (page > 1 ? `${heading}, page ${page}` : heading);

export const head = (props: ListProps): Head => {
  const { site, base, heading, subject, text, inside, page, pages, posts } = props;
  const path = pathOfPage(base, page);
  const which = page > 1 ? ` Page ${page} of ${pages}.` : '';
  return {
    title: titleOf(props),
    description: text
      ? `${text} ${inside}${which}`
      : `${subject} on the ${site.name} blog: steps, examples and figures that you can check, for businesses in India.${which}`,
    card: `${subject} on the ${site.name} blog.`,
    cardTitle: heading,
    kind: 'CollectionPage',
    chatText: blogChatText(site),
    chatNumber: 'blog',
    trail: [{ name: 'Blog', path: '/blog/' }, { name: page > 1 ? `${props.name}, page ${page}` : props.name }],
    jsonLd: [postList(`${path}#posts`, posts)],
  };
};

export default function BlogList(props: ListProps) {
  const { base, kicker, text, choice, intro, help, minutes, categories, page, pages, posts, offers } = props;
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
      {page === 1 && intro.length > 0 && (
        <Section title={choice} layout="beside">
          <Paragraphs of={intro} />
        </Section>
      )}
      <Section title={help} intro="What fits these guides, and how it is priced:" variant="tinted" layout="beside">
        <PriceList lines={offers} />
      </Section>
      <BlogCallToAction />
    </>
  );
}
