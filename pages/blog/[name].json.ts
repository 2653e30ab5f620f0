/** The articles after the blog's first page, for the blog's search. The file exists only if there are any. */

import { summaryOf } from '../../components/article/post-card.tsx';
import type { Content } from '../../content/schema.ts';
import { newestFirst, perPage } from './_blog-lists.ts';

export const paths = ({ posts, categories }: Content) => {
  const older = newestFirst(posts).slice(perPage);
  return older.length > 0 ? [{ name: 'older', older: older.map(post => summaryOf(post, categories)) }] : [];
};

export default ({ older }: ReturnType<typeof paths>[number]): string => JSON.stringify(older);
