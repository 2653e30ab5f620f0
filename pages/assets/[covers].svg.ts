/** The file of covers, under a name that changes with it. */
import { coversFile, coversName } from '../../components/dots/covers-file.ts';
import type { Content } from '../../content/schema.ts';

export const paths = ({ posts }: Content) => [
  { covers: coversName(posts), posts: posts.map(({ slug }) => ({ slug })) },
];

export default function covers({ posts }: ReturnType<typeof paths>[number]): string {
  return coversFile(posts);
}
