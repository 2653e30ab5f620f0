/** The pictures that pages show far down or again and again, in one file. */
import type { IconName } from '../../content/schemas/icons.ts';
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { iconPaths } from '../ui/icon.tsx';
import { drawingId } from './art.tsx';
import { chartsOf } from './chart-of.ts';
import { horizon } from './cover.ts';
import { drawnOf, type Picture } from './dots.ts';
import { drawnPaths, partsOf } from './drawings.ts';
import { skylineOf } from './skyline-of.ts';
import { groupOf, placeStroke } from './svg-of.ts';

type ArtFileProps = {
  /** Names of networks, whose icons are in it: "Instagram". */
  social: readonly string[];
  campaigns: readonly Campaign[];
  claims: Claims;
  /** What is offered: one without a drawing has the initials of its name. */
  offers: readonly { path: string; name: string }[];
};

/** An SVG of nothing but the pictures, each under its name. */
export function artFile({ social, campaigns, claims, offers }: ArtFileProps): string {
  const names = new Map([
    ...drawnPaths.map(path => [path, ''] as const),
    ...offers.map(({ path, name }) => [path, name] as const),
  ]);
  const pictures: [id: string, picture: Picture | Picture[]][] = [
    ['horizon', horizon()],
    ['skyline-fine', skylineOf(campaigns, claims).picture],
    ['skyline-coarse', skylineOf(campaigns, claims, true).picture],
    ...chartsOf(campaigns, claims),
    ...[...names].map(([path, name]): [string, Picture[]] => [drawingId(path), partsOf(path, name)]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">
${social.map(name => `<path id="${name.toLowerCase()}" d="${iconPaths[name.toLowerCase() as IconName]}"/>`).join('\n')}
${pictures.map(([id, picture]) => groupOf([picture].flat().map(drawnOf), placeStroke, ` id="${id}"`)).join('\n')}
</svg>
`;
}
