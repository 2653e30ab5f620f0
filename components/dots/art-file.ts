/** The SVG file with the drawings that pages show below the fold or repeatedly. */
import type { IconName } from '../../content/schemas/icons.ts';
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { iconPaths } from '../ui/icon.tsx';
import { drawingId } from './art.tsx';
import { chartsOf, skylineOf } from './campaign-art.ts';
import { horizon } from './cover.ts';
import { type DotPicture, strokesOf } from './dots.ts';
import { drawingPartsOf, drawnPaths } from './drawings.ts';
import { groupOf, pageStroke } from './svg-of.ts';

type ArtFileProps = {
  /** The social networks whose icons are included: "Instagram". */
  social: readonly string[];
  campaigns: readonly Campaign[];
  claims: Claims;
  /** The offers; one without a drawing gets the initials of its name. */
  offers: readonly { path: string; name: string }[];
};

/** Returns an SVG that contains only the drawings, each with its id. */
export function artFile({ social, campaigns, claims, offers }: ArtFileProps): string {
  const names = new Map([
    ...drawnPaths.map(path => [path, ''] as const),
    ...offers.map(({ path, name }) => [path, name] as const),
  ]);
  const pictures: [id: string, picture: DotPicture | DotPicture[]][] = [
    ['horizon', horizon()],
    ['skyline-fine', skylineOf(campaigns, claims).picture],
    ['skyline-coarse', skylineOf(campaigns, claims, true).picture],
    ...chartsOf(campaigns, claims),
    ...[...names].map(([path, name]): [string, DotPicture[]] => [drawingId(path), drawingPartsOf(path, name)]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">
${social.map(name => `<path id="${name.toLowerCase()}" d="${iconPaths[name.toLowerCase() as IconName]}"/>`).join('\n')}
${pictures.map(([id, picture]) => groupOf([picture].flat().map(strokesOf), pageStroke, ` id="${id}"`)).join('\n')}
</svg>
`;
}
