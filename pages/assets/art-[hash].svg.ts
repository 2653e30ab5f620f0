/** The SVG file with the site's drawings. */
import { artFile } from '../../components/dots/art-file.ts';
import { coursesAndPackages } from '../../components/dots/drawn-packages.ts';
import type { Content } from '../../content/schema.ts';

/** Excludes everything that grows with the number of articles, since every page uses this file. */
export const props = ({ site, campaigns, claims, rates, coaching, branding }: Content) => ({
  social: site.social.map(({ name }) => name),
  campaigns,
  claims,
  offers: [
    ...rates.flatMap(group => group.rates).map(({ path, name }) => ({ path, name })),
    ...coursesAndPackages(coaching, branding),
  ],
});

export default (drawings: ReturnType<typeof props>): string => artFile(drawings);
