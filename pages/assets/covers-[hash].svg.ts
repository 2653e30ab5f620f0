/** The covers of all articles in one file, for their lists: it grows with every article, so no other page names it. */
import { coversFile } from '../../components/dots/covers-file.ts';
import type { Content } from '../../content/schema.ts';

export const props = ({ posts }: Content) => ({ slugs: posts.map(({ slug }) => slug) });

export default function covers({ slugs }: ReturnType<typeof props>): string {
  return coversFile(slugs);
}
