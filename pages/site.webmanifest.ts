/** The web app manifest, for a site installed on a home screen. */

import { siteLanguage } from '../components/lib/language.ts';
import type { Content } from '../content/schema.ts';
import { type Address, hrefOf } from '../generator/react/address.ts';

export const props = ({ site, theme }: Content) => ({
  name: site.name,
  description: site.description,
  background: theme.surface.light,
  color: theme.brand.light,
});

export default function manifest(
  { name, description, background, color }: ReturnType<typeof props>,
  { address }: { address: Address },
): string {
  const icon = (size: number) => ({
    src: hrefOf(`/icon-${size}.png`, address),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: siteLanguage,
    start_url: address.base,
    display: 'browser',
    background_color: background,
    theme_color: color,
    icons: [icon(192), icon(512), { src: hrefOf('/icon.svg', address), sizes: 'any', type: 'image/svg+xml' }],
  });
}
