/** The name of a file in pages/ → its URL. */

/** Returns the parameters in a page's name: [slug] stands for one segment of a path, [...path] for any number. */
export const parametersOf = (pageFile: string): { name: string; isRest: boolean }[] =>
  [...pageFile.matchAll(/\[(\.\.\.)?([^\]]+)\]/g)].map(([, rest, name = '']) => ({ name, isRest: rest !== undefined }));

/** Fills in the parameters of a page's name: "docs/[...path].tsx" with { path: "a/b" } → "docs/a/b.tsx". */
export const withParameters = (pageFile: string, props: Record<string, unknown>): string =>
  pageFile.replace(/\[(\.\.\.)?([^\]]+)\]/g, (_, rest, name: string) => String(props[name]) || (rest ? 'index' : ''));

/** Returns a page's path and output file: "blog/index.tsx" → /blog/, "404.tsx" → /404.html, "feed.xml.ts" → /feed.xml. */
export function pathAndFile(pageFile: string): { path: string; file: string } {
  const name = pageFile.replace(/\.tsx?$/, '');
  if (name === '404') return { path: '/404.html', file: '404.html' };
  if (!pageFile.endsWith('.tsx')) return { path: `/${name}`, file: name };
  const folder = name.replace(/(^|\/)index$/, '');
  return folder === '' ? { path: '/', file: 'index.html' } : { path: `/${folder}/`, file: `${folder}/index.html` };
}
