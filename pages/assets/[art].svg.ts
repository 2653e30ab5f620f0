/** The site's file of pictures, under a name that changes with it. */
import { artFile } from '../../components/dots/art-file.ts';
import type { Content } from '../../content/schema.ts';

export const paths = (content: Content) => [artFile(content)];

export default function art({ svg }: ReturnType<typeof paths>[number]): string {
  return svg;
}
