/** The site map: every indexable page, with the date of its last change and its translations, if known. */

import type { Head } from '../components/layout/head.tsx';
import { escapeXml } from '../components/lib/escape-xml.ts';
import { type Address, urlOf } from '../generator/react/address.ts';

export const props = (_: unknown, documents: { path: string; head: Head }[]) => ({
  pages: documents
    .filter(({ head }) => !head.isHidden)
    .map(({ path, head: { modified, alternates = [] } }) => ({ path, modified, alternates }))
    .sort((a, b) => (a.path < b.path ? -1 : 1)),
});

export default function sitemap({ pages }: ReturnType<typeof props>, { address }: { address: Address }): string {
  const locationOf = (path: string) => escapeXml(urlOf(path, address));
  const urls = pages.map(({ path, modified, alternates }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
    const links = alternates.map(
      other => `<xhtml:link rel="alternate" hreflang="${escapeXml(other.lang)}" href="${locationOf(other.path)}"/>`,
    );
    return `<url><loc>${locationOf(path)}</loc>${lastmod}${links.join('')}</url>\n`;
  });
  const hasLinks = pages.some(({ alternates }) => alternates.length > 0);
  const namespace = hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${urls.join('')}</urlset>
`;
}
