import { marked } from 'marked';
import type { Content } from '../../content/schema.ts';

export const paths = ({ posts }: Content) => posts;

type Post = Content['posts'][number];

export const head = ({ title, description }: Post) => ({ title, description, type: 'article' });

export default function Article({ title, body }: Post) {
  const html = marked.parse(body, { async: false });
  return (
    <>
      <h1>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own Markdown */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
