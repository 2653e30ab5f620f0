/** Allows every crawler, including those of AI assistants: being quoted is visibility. */
import { type Address, urlOf } from '../generator/react/address.ts';

export default function robots(_: unknown, { address }: { address: Address }): string {
  return `User-agent: *
Allow: /

Sitemap: ${urlOf('/sitemap.xml', address)}
`;
}
