/** The paths of the pages of a built site, for tests that visit them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../../generator/testing/built-sites.ts';

/** Returns the paths of all pages in the site map, and of the 404 page: ["/", "/about/"… "/404.html"]. */
export function pagePaths({ root, out }: Place): string[] {
  const siteMap = readFileSync(path.join(root, out, 'sitemap.xml'), 'utf8');
  const paths = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...paths, '/404.html'];
}

/** Returns one path per template, which is a file in pages/: that of the first page that uses it. */
export function templatePaths(place: Place): string[] {
  const firstPaths = new Map<string, string>();
  for (const pagePath of pagePaths(place)) {
    const file = `pages${pagePath.replace(/\/$|\.html$/, '')}`;
    const hasOwnFile = [`${file}.tsx`, `${file}/index.tsx`].some(existsSync);
    const template = hasOwnFile ? file : path.join(path.dirname(file), '[parameter]');
    if (!firstPaths.has(template)) firstPaths.set(template, pagePath);
  }
  return [...firstPaths.values()];
}
