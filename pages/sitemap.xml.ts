/** The site map: every page that may be indexed, with the day of its last change where that is known. */
import type { Head } from '../components/head/head.tsx';
import { type Address, urlOf } from '../components/site/site.tsx';
import { escapeXml } from '../components/xml/escape-xml.ts';

export const props = (_: unknown, documents: { path: string; head: Head }[]) => ({
  pages: documents
    .filter(({ head }) => !head.isHidden)
    .map(({ path, head }) => ({ path, modified: head.modified }))
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
