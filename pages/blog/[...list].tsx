import { Articles } from '../../components/article/articles.tsx';
import { inPages, newestFirst, pageOf, pathOfTopic, topicsOf } from '../../components/article/blog-lists.ts';
import { Pager } from '../../components/article/pager.tsx';
import { summaryOf } from '../../components/article/post-card.tsx';
import { PostGrid } from '../../components/article/post-grid.tsx';
import { Topics } from '../../components/article/topics.tsx';
import { coversName } from '../../components/dots/covers-file.ts';
import { LinkedCover } from '../../components/dots/post-cover.tsx';
import { Closing } from '../../components/sections/closing.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import type { Head } from '../../components/shell/head.tsx';
import { hrefOf, useSite } from '../../components/site/site.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import { BookButton, Buttons, ChatButton } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';

/** The blog's later pages, and every page of each topic. */
export const paths = ({ posts, categories }: Content) => {
  const sorted = newestFirst(posts);
  const topics = topicsOf(sorted, categories);
  const covers = `/assets/${coversName(posts)}.svg`;
  const row = topics.filter(({ text }) => text).map(({ slug, name }) => ({ slug, name }));
  const lists = [
    { base: '/blog/', name: 'Marketing guides', what: 'All guides', text: undefined, posts: sorted },
    ...topics.map(({ slug, name, text, posts }) => {
      const what = text ? `Guides in “${name}”` : `Guides tagged “${name}”`;
      return { base: pathOfTopic(slug), name, what, text, posts };
    }),
  ];
  return lists.flatMap(({ base, posts, ...rest }) =>
    inPages(posts).flatMap((shown, i, { length: pages }) => {
      const path = pageOf(base, i + 1);
      // The blog's first page has a file of its own.
      if (path === '/blog/') return [];
      const list = path.replace(/^\/blog\/|\/$/g, '');
      const summaries = shown.map(post => summaryOf(post, categories));
      return [{ ...rest, list, base, row, page: i + 1, pages, covers, posts: summaries }];
    }),
  );
};

type ListProps = ReturnType<typeof paths>[number];

const chatText = 'Hi {site.name}, I have read your guides and have a question.';

const titleOf = ({ name, page }: ListProps) => (page > 1 ? `${name}, page ${page}` : name);

export const head = (props: ListProps): Head => {
  const { base, name, what, page, pages, posts } = props;
  const path = pageOf(base, page);
  const which = page > 1 ? `page ${page} of ${pages}` : 'newest first';
  return {
    title: page > 1 ? `${titleOf(props)} | {site.name}` : `${name}: guides with steps and sums | {site.name}`,
    description: `${what} on the {site.name} blog: steps, examples and sums that you can check, for businesses in India, ${which}.`,
    card: `${what} on the {site.name} blog.`,
    cardTitle: `${name}: guides with steps and sums`,
    kind: 'CollectionPage',
    chatText,
    chatDesk: 'blog',
    trail: [{ name: 'Blog', path: '/blog/' }, { name: titleOf(props) }],
    jsonLd: [
      itemList(
        `${path}#posts`,
        posts.map(({ slug, title }) => ({ name: title, path: `/blog/${slug}/` })),
      ),
    ],
  };
};

export default function BlogList(props: ListProps) {
  const { base, what, text, row, page, pages, covers, posts } = props;
  const { address } = useSite();
  return (
    <>
      <Hero isShort title={titleOf(props)} lead={text ?? `${what}, newest first, with steps, examples and sums.`} />
      <Articles title="Articles">
        <Topics topics={row} current={base} />
        <PostGrid
          posts={posts}
          coverOf={({ slug }) => (
            <LinkedCover slug={slug} covers={hrefOf(covers, address)} className="post-card-cover" />
          )}
        />
        <Pager base={base} page={page} pages={pages} />
      </Articles>
      <Closing title="Stuck on a step?" text="Send us the page or the post. We tell you what we would change first.">
        <Buttons>
          <ChatButton text={chatText} desk="blog">
            Ask on WhatsApp
          </ChatButton>
          <BookButton at="call" isQuiet>
            Book a free call
          </BookButton>
        </Buttons>
      </Closing>
    </>
  );
}
