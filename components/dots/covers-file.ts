/** The covers of all articles in one file, for their list: it grows with every article, so no other page shows it. */
import type { Content } from '../../content/schema.ts';
import { cover, coverOf } from './cover.ts';
import { type FamilyName, families } from './families.ts';
import { hashOf } from './random.ts';
import { groupOf, placeStroke } from './svg-of.ts';

type Covered = Pick<Content['posts'][number], 'slug' | 'category'>[];

/** Its name, "covers-1A2B3C4D", which pages/assets/[covers].svg.ts completes: of the articles, and of how one of each family is drawn. */
export function coversName(posts: Covered): string {
  const samples = (Object.keys(families) as FamilyName[]).map(family => cover('a', family, 18, 12));
  return `covers-${hashOf(JSON.stringify([posts.map(({ slug, category }) => [slug, category]), samples]))}`;
}

export const coversFile = (posts: Covered): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">
${posts.map(({ slug, category }) => groupOf(coverOf(slug, category), placeStroke, ` id="${slug}"`)).join('\n')}
</svg>
`;
