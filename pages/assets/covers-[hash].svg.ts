/** The SVG file with the covers of articles, for the blog's island, which cannot draw covers in the browser. */

import { coverOf } from '../../components/art/cover.ts';
import { pageGroupOf } from '../../components/art/drawing-svg.ts';
import type { Content } from '../../content/schema.ts';
import type { DrawingFile } from '../../content/schemas/drawings.ts';

export const props = ({ posts, covers }: Content) => ({
  posts: posts.map(({ slug, cover }) => ({ slug, file: covers.find(one => one.slug === cover) as DrawingFile })),
});

/** Returns an SVG that contains only the covers, each with its article's slug as the id. */
export default ({ posts }: ReturnType<typeof props>): string => `<svg xmlns="http://www.w3.org/2000/svg">
${posts.map(({ slug, file }) => pageGroupOf(coverOf(file), slug)).join('\n')}
</svg>
`;
