/** The SVG file with the covers of the articles in older.json. It grows with every article, so only the blog's search uses it. */

import type { Content } from '../../content/schema.ts';
import { newestFirst, perPage } from '../blog/_blog-lists.ts';
import { coversFile } from './_covers.ts';

export const props = ({ posts }: Content) => ({
  slugs: newestFirst(posts)
    .slice(perPage)
    .map(({ slug }) => slug),
});

export default ({ slugs }: ReturnType<typeof props>): string => coversFile(slugs);
