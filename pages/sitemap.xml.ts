/** The site map: every page that may be indexed, with the day of its last change where that is known. */
import type { Head } from '../components/head/head.tsx';
import { type Address, urlOf } from '../components/site/site.tsx';
import { escapeXml } from '../components/xml/escape-xml.ts';

type Routes = { path: string; head: Head | undefined }[];

export default function sitemap(_: unknown, { address, routes }: { address: Address; routes: Routes }): string {
  const urls = routes
    .filter(({ head }) => head && !head.isHidden)
    .map(({ path, head }) => {
      const modified = head?.modified ? `<lastmod>${head.modified}</lastmod>` : '';
      return `<url><loc>${escapeXml(urlOf(path, address))}</loc>${modified}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
