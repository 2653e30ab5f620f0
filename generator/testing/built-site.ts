/** The site as the browser tests see it: built and served by playwright.config.ts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Place = {
  /** Where it is served, and what it was built for. */
  url: string;
  port: number;
  /** The folder that it was built into. */
  out: string;
};

/** A free port; TEST_PORT lets two checkouts be tested at once. */
const port = Number(process.env.TEST_PORT ?? 41730);

export const atRoot: Place = { url: `http://127.0.0.1:${port}/`, port, out: '.cache/e2e' };

/** The paths of all its pages, from its site map, and of the page for unknown ones: ["/", "/about/"… "/404.html"]. */
export function pagePaths({ out }: Place): string[] {
  const siteMap = readFileSync(`${out}/sitemap.xml`, 'utf8');
  const paths = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...paths, '/404.html'];
}

/** One path for each template, a file in pages/: of the pages that share one, the first. */
export function templatePaths(place: Place): string[] {
  const firsts = new Map<string, string>();
  for (const found of pagePaths(place)) {
    const file = `pages${found.replace(/\/$|\.html$/, '')}`;
    const isAlone = [`${file}.tsx`, `${file}/index.tsx`].some(existsSync);
    const template = isAlone ? file : path.join(path.dirname(file), '[one of many]');
    if (!firsts.has(template)) firsts.set(template, found);
  }
  return [...firsts.values()];
}
