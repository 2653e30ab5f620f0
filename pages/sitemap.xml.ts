/** The site map: every indexable page, with the date of its last change, if known. */
import type { Head } from '../components/layout/head.tsx';
import { escapeXml } from '../components/lib/escape-xml.ts';
import { type Address, urlOf } from '../generator/react/address.ts';
import type { BuildInfo } from '../generator/react/shell.tsx';

export const props = (_: unknown, { documents }: BuildInfo<Head>) => ({
  pages: documents
    .filter(({ head }) => !head.isHidden)
    .map(({ path, head: { modified } }) => ({ path, modified }))
    .sort((a, b) => (a.path < b.path ? -1 : 1)),
});

export default function sitemap({ pages }: ReturnType<typeof props>, { address }: { address: Address }): string {
  const urls = pages.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `<url><loc>${escapeXml(urlOf(path, address))}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
