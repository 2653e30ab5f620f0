/** What the blog's search looks through beside the articles on the blog's first page; there while there are more than fit on it. */
import { newestFirst, perPage } from '../../components/article/blog-lists.ts';
import { summaryOf } from '../../components/article/post-card.tsx';
import type { Content } from '../../content/schema.ts';

export const paths = ({ posts, categories }: Content) => {
  const older = newestFirst(posts).slice(perPage);
  return older.length > 0 ? [{ name: 'older', older: older.map(post => summaryOf(post, categories)) }] : [];
};

export default ({ older }: ReturnType<typeof paths>[number]): string => JSON.stringify(older);
