/** The site's one file of pictures. */
import { artFile } from '../../components/dots/art-file.ts';
import { coursesAndPackages } from '../../components/dots/drawn-packages.ts';
import type { Content } from '../../content/schema.ts';

/** What is drawn, and nothing that grows with every article: every page names this file. */
export const props = ({ site, campaigns, claims, rates, coaching, branding }: Content) => ({
  social: site.social.map(({ name }) => name),
  campaigns,
  claims,
  offers: [
    ...rates.flatMap(group => group.rates).map(({ path, name }) => ({ path, name })),
    ...coursesAndPackages(coaching, branding),
  ],
});

export default function art(drawn: ReturnType<typeof props>): string {
  return artFile(drawn);
}
