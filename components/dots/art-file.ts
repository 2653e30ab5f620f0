/**
 * The site's one file of pictures: what pages show far down or again and again. Its name changes with what it holds, so that browsers keep it for ever;
 * what grows with every article, the covers, stands in a file of its own, so that a new one leaves all pages as they are.
 */
import type { Content } from '../../content/schema.ts';
import type { IconName } from '../../content/schemas/icons.ts';
import { memoizeLast } from '../site/memoize-last.ts';
import { iconPaths } from '../ui/icon.tsx';
import { drawingId } from './art.tsx';
import { chartsOf } from './chart-of.ts';
import { horizon } from './cover.ts';
import type { Picture } from './dots.ts';
import { drawnPaths, partsOf } from './drawings.ts';
import { hashOf } from './random.ts';
import { skylineOf } from './skyline-of.ts';
import { groupOf, placeStroke } from './svg-of.ts';

type Drawn = Pick<Content, 'site' | 'campaigns' | 'claims' | 'rates'>;

/** Its name, "art-1A2B3C4D", which pages/assets/[art].svg.ts completes, and its text. */
export const artFile = ({ site, campaigns, claims, rates }: Drawn): { art: string; svg: string } =>
  drawn(site.social, campaigns, claims, rates);

/** Nothing is drawn again while its content is the same. */
const drawn = memoizeLast(
  (social: Drawn['site']['social'], campaigns: Drawn['campaigns'], claims: Drawn['claims'], rates: Drawn['rates']) => {
    const offers = rates.flatMap(group => group.rates).map(({ path, name }) => [path, name] as const);
    const names = new Map([...drawnPaths.map(path => [path, ''] as const), ...offers]);
    const pictures: [id: string, picture: Picture | Picture[]][] = [
      ['horizon', horizon()],
      ['skyline-fine', skylineOf(campaigns, claims).picture],
      ['skyline-coarse', skylineOf(campaigns, claims, true).picture],
      ...chartsOf(campaigns, claims),
      ...[...names].map(([path, name]): [string, Picture[]] => [drawingId(path), partsOf(path, name)]),
    ];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">
${social.map(({ name }) => `<path id="${name.toLowerCase()}" d="${iconPaths[name.toLowerCase() as IconName]}"/>`).join('\n')}
${pictures.map(([id, picture]) => groupOf(picture, placeStroke, ` id="${id}"`)).join('\n')}
</svg>
`;
    return { art: `art-${hashOf(svg)}`, svg };
  },
);
