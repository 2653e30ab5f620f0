/** One file with the pictures that pages show far down or again and again: the horizon, the networks' signs, the skyline of the home page, signs for names, a cover for each article. */
import { chartsOf } from '../components/dots/chart-of.ts';
import { cover, coverOf, horizon, motif } from '../components/dots/cover.ts';
import type { Picture, Tone } from '../components/dots/dots.ts';
import { type FamilyName, families } from '../components/dots/families.ts';
import { motifCount } from '../components/dots/motif.tsx';
import { skylineOf } from '../components/dots/skyline-of.ts';
import { groupOf } from '../components/dots/svg-of.ts';
import { iconPaths } from '../components/ui/icon.tsx';
import type { Content } from '../content/schema.ts';
import type { IconName } from '../content/schemas/icons.ts';

export const props = ({ site, campaigns, claims, posts }: Content) => ({
  networks: site.social.map(({ name }) => name.toLowerCase() as IconName),
  campaigns,
  claims,
  posts: posts.map(({ slug, category }) => ({ slug, category })),
});

/** Where it is shown, it takes the colours of the page. */
const strokeOf = (tone: Tone) => `var(--${tone === 'faint' ? 'line' : tone})`;

export default function art({ networks, campaigns, claims, posts }: ReturnType<typeof props>): string {
  const picture = (id: string, drawn: Picture) => groupOf(drawn, strokeOf, ` id="${id}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg">
${networks.map(name => `<path id="${name}" d="${iconPaths[name]}"/>`).join('\n')}
${picture('horizon', horizon())}
${chartsOf(campaigns, claims)
  .map(([id, chart]) => picture(id, chart))
  .join('\n')}
${(Object.keys(families) as FamilyName[]).map(name => picture(name, cover(name, name, 26, 22))).join('\n')}
${picture('skyline', skylineOf(campaigns, claims))}
${Array.from({ length: motifCount }, (_, number) => picture(`${number}`, motif(`${number}`))).join('\n')}
${posts.map(({ slug, category }) => picture(`cover-${slug}`, coverOf(slug, category))).join('\n')}
</svg>
`;
}
