/** The covers of all articles in one file, for their list: it grows with every article, so no other page shows it. */
import type { Content } from '../../content/schema.ts';
import { memoizeLast } from '../site/memoize-last.ts';
import { cover, coverOf } from './cover.ts';
import { drawnCovers } from './drawn-covers.ts';
import { type FamilyName, families } from './families.ts';
import { hashOf } from './random.ts';
import { groupOf, placeStroke } from './svg-of.ts';

type Covered = Pick<Content['posts'][number], 'slug'>[];

/** Its name, "covers-1A2B3C4D", which pages/assets/[covers].svg.ts completes: of the articles, what is drawn for them, and how one of each family is drawn. */
export const coversName = (posts: Covered): string =>
  `covers-${hashOf(JSON.stringify([posts.map(({ slug }) => slug), drawn()]))}`;

/** The file's path. */
export const coversPath = (posts: Covered): string => `/assets/${coversName(posts)}.svg`;

const drawn = memoizeLast((): string => {
  const samples = (Object.keys(families) as FamilyName[]).map(family => cover('a', family, 18, 12));
  return hashOf(JSON.stringify([Object.values(drawnCovers).map(shapes => shapes()), samples]));
});

export const coversFile = (posts: Covered): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">
${posts.map(({ slug }) => groupOf(coverOf(slug), placeStroke, ` id="${slug}"`)).join('\n')}
</svg>
`;
