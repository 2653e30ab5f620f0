/** The SVG file with the drawings of pages, wide ones too. */
import { type Drawing, strokesOf } from '../../components/dots/drawing.ts';
import { pageGroupOf } from '../../components/dots/drawing-svg.ts';
import { chartsOf, skylineOf } from '../../components/dots/drawings/campaigns.ts';
import { drawingNames, pageDrawing } from '../../components/dots/drawings/page-drawings.ts';
import { drawnScenes } from '../../components/dots/drawings/scenes.ts';
import { drawingId, sceneId } from '../../components/dots/page-art.tsx';
import type { Content } from '../../content/schema.ts';

/** Excludes everything that grows with the number of articles, since every page uses this file. */
export const props = (content: Content) => ({
  campaigns: content.campaigns,
  claims: content.claims,
  names: drawingNames(content),
});

/** Returns an SVG that contains only the drawings, each with its id. */
export default function art({ campaigns, claims, names }: ReturnType<typeof props>): string {
  const pictures: [id: string, picture: Drawing][] = [
    ['skyline-fine', skylineOf(campaigns, claims).picture],
    ['skyline-coarse', skylineOf(campaigns, claims, true).picture],
    ...chartsOf(campaigns, claims),
    ...[...new Map(names)].map(([path, name]): [string, Drawing] => [drawingId(path), pageDrawing(path, name)]),
    ...drawnScenes().map(([path, drawing]): [string, Drawing] => [sceneId(path), drawing]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">
${pictures.map(([id, picture]) => pageGroupOf(strokesOf(picture), id)).join('\n')}
</svg>
`;
}
