/** The SVG file with the covers on the blog's first page. */

import type { Content } from '../../content/schema.ts';
import { newestFirst, perPage } from '../blog/_blog-lists.ts';
import { coversFile } from './_covers.ts';

export const props = ({ posts }: Content) => ({
  slugs: newestFirst(posts)
    .slice(0, perPage)
    .map(({ slug }) => slug),
});

export default ({ slugs }: ReturnType<typeof props>): string => coversFile(slugs);
