/** The SVG file with the covers on the blog's first page. */
import { newestFirst, perPage } from '../../components/article/blog-lists.ts';
import { coversFile } from '../../components/dots/covers-file.ts';
import type { Content } from '../../content/schema.ts';

export const props = ({ posts }: Content) => ({
  slugs: newestFirst(posts)
    .slice(0, perPage)
    .map(({ slug }) => slug),
});

export default ({ slugs }: ReturnType<typeof props>): string => coversFile(slugs);
