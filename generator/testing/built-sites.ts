/** The two sites that the browser tests see, built by build-sites.ts and served by playwright.config.ts: this one, and what authors may make of it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Place = {
  /** Where it is served, and what it was built for. */
  url: string;
  port: number;
  /** The folder of the project, in this one. */
  root: string;
  /** The folder that it was built into, in that of the project. */
  out: string;
};

/** A free port, and so is the next one; TEST_PORT lets two checkouts be tested at once. */
const port = Number(process.env.TEST_PORT ?? 41730);

export const atRoot: Place = { url: `http://127.0.0.1:${port}/`, port, root: '.', out: '.cache/e2e' };

/** A copy with the edits of edited-site.ts, in a folder of its host. */
export const edited: Place = {
  url: `http://127.0.0.1:${port + 1}/repo/`,
  port: port + 1,
  root: '.cache/edited',
  out: 'dist',
};

/** The paths of all its pages, from its site map, and of the page for unknown ones: ["/", "/about/"… "/404.html"]. */
export function pagePaths({ root, out }: Place): string[] {
  const siteMap = readFileSync(path.join(root, out, 'sitemap.xml'), 'utf8');
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
