/** The preview book: a table of all pages, and for each its previews on other platforms, its weight and what it is made of. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from './frame.tsx';
import { IndexPage } from './index-page.tsx';
import { PageReport } from './page-report.tsx';
import { reportOf } from './report.ts';
import type { Surveyed } from './survey.ts';

export { explain } from './explanation.tsx';
export { nearestPage, reportOf } from './report.ts';
export { htmlOf, keepingNothing, type Surveyed, survey } from './survey.ts';

/** Returns the files of the book: its index, and a file such as "pages/blog/x/index.html" for each page. */
export const bookFiles = ({ checked }: Surveyed): string[] => [
  'index.html',
  ...checked.pages.map(({ file }) => `pages/${file}`),
];

/**
 * Renders one file of the book; undefined if there is no such page. `hrefOf` returns the URL of a site's file, "cards/home.png", for a page
 * from which `up` leads to the root of the book; `whyOf` returns why a page last changed, if known.
 */
export async function bookPage(
  name: string,
  surveyed: Surveyed,
  hrefOf: (file: string, up: string) => string,
  whyOf: (file: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  const up = '../'.repeat(name.split('/').length - 1);
  if (name === 'index.html') return renderPage('All pages', '', createElement(IndexPage, { surveyed }));
  const [, file] = /^pages\/(.*)$/.exec(name) ?? [];
  const report = file === undefined ? undefined : await reportOf(file, surveyed, whyOf(file));
  if (!report) return undefined;
  const props = { report, surveyed, up, hrefOf: (file: string) => hrefOf(file, up) };
  return renderPage(report.record.title, up, createElement(PageReport, props));
}

let script: ReturnType<typeof transform> | undefined;

async function renderPage(title: string, up: string, children: ReturnType<typeof createElement>): Promise<string> {
  const { dirname } = import.meta;
  const textOf = (file: string) => readFileSync(path.join(dirname, file), 'utf8');
  script ??= transform(textOf('book-client.ts'), { loader: 'ts', minify: true, tsconfigRaw: {} });
  const props = { title, up, style: textOf('book.css'), script: (await script).code };
  const page = createElement(Frame, props, children);
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
