/** The SVG file with the covers of all articles. It grows with every article, so only lists of articles use it. */
import { coversFile } from '../../components/dots/covers-file.ts';
import type { Content } from '../../content/schema.ts';

export const props = ({ posts }: Content) => ({ slugs: posts.map(({ slug }) => slug) });

export default function covers({ slugs }: ReturnType<typeof props>): string {
  return coversFile(slugs);
}
