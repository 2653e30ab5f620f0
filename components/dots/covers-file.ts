/** The covers of articles in one file. */
import { drawnCoverOf } from './cover.ts';
import { groupOf, placeStroke } from './svg-of.ts';

/** An SVG of nothing but the covers, each under the slug of its article. */
export const coversFile = (slugs: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">
${slugs.map(slug => groupOf(drawnCoverOf(slug), placeStroke, ` id="${slug}"`)).join('\n')}
</svg>
`;
