/** SVG files with the covers of articles, for the blog's island, which cannot draw covers in the browser. */
import { coverStrokesOf } from './cover.ts';
import { groupOf, pageStroke } from './svg-of.ts';

/** Returns an SVG that contains only the covers, each with its article's slug as the id. */
export const coversFile = (slugs: readonly string[]): string => `<svg xmlns="http://www.w3.org/2000/svg">
${slugs.map(slug => groupOf(coverStrokesOf(slug), pageStroke, ` id="${slug}"`)).join('\n')}
</svg>
`;
