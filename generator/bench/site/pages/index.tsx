import type { Content } from '../content/schema.ts';

export const props = ({ posts }: Content) => ({ posts: posts.map(({ slug, title }) => ({ slug, title })) });

export const head = {
  title: 'All articles',
  description:
    'Every article of a site that is there to be measured, in the order of its files, each by its title and with a link that leads to it.',
};

export default function Home({ posts }: ReturnType<typeof props>) {
  return (
    <>
      <h1>All articles</h1>
      {posts.map(({ slug, title }) => (
        <p key={slug}>
          <a href={`/blog/${slug}/`}>{title}</a>
        </p>
      ))}
    </>
  );
}
