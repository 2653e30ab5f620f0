/** The SVG file with the covers of articles, for the blog's island, which cannot draw covers in the browser. */

import { coverOf } from '../../components/art/covers.ts';
import { pageGroupOf } from '../../components/art/drawing-svg.ts';
import type { Content } from '../../content/schema.ts';

export const props = ({ posts }: Content) => ({ slugs: posts.map(({ slug }) => slug) });

/** Returns an SVG that contains only the covers, each with its article's slug as the id. */
export default ({ slugs }: ReturnType<typeof props>): string => `<svg xmlns="http://www.w3.org/2000/svg">
${slugs.map(slug => pageGroupOf(coverOf(slug), slug)).join('\n')}
</svg>
`;
