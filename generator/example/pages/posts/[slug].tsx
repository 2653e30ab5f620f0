/** A page for each article: what `paths` returns are the props of each, with a slug for its URL. */
import type { Content } from '../../content/schema.ts';
import { Link } from '../../generator/react/link.tsx';
import { Prose } from '../../generator/react/prose.tsx';

export const paths = ({ posts }: Content) =>
  posts.map(post => ({ slug: post.slug, post, related: posts.filter(({ slug }) => post.related.includes(slug)) }));

type PostProps = ReturnType<typeof paths>[number];

export const head = ({ post: { title, description } }: PostProps) => ({ title, description });

export default function Post({ post, related }: PostProps) {
  return (
    <>
      <h1>{post.title}</h1>
      <time dateTime={post.date}>{post.date}</time>
      <Prose markdown={post.body} pictures={post.pictures} />
      {related.map(({ slug, title }) => (
        <p key={slug}>
          Next: <Link to={`/posts/${slug}/`}>{title}</Link>
        </p>
      ))}
    </>
  );
}
