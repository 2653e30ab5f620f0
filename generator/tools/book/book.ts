/** The preview book: a table of all pages, and for each how it looks elsewhere, what it weighs and why it is as it is. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
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

/** The files of the book on a site: its index, and "pages/blog/x/index.html" for each page. */
export const bookFiles = ({ checked }: Surveyed): string[] => [
  'index.html',
  ...checked.pages.map(({ file }) => `pages/${file}`),
];

/** Where a file of the site is seen from a page of the book that is so many folders down: "cards/home.png", "../../" → an address. */
type HrefOf = (file: string, up: string) => string;

/** One file of the book; undefined where there is no such page. `whyOf` says why a page was last rendered anew, if that is known. */
export async function bookPage(
  name: string,
  surveyed: Surveyed,
  hrefOf: HrefOf,
  whyOf: (file: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  const up = '../'.repeat(name.split('/').length - 1);
  if (name === 'index.html') return show('All pages', '', createElement(IndexPage, { surveyed }));
  const [, file] = /^pages\/(.*)$/.exec(name) ?? [];
  const report = file === undefined ? undefined : await reportOf(file, surveyed, whyOf(file));
  if (!report) return undefined;
  const props = { report, surveyed, up, hrefOf: (file: string) => hrefOf(file, up) };
  return show(report.record.title, up, createElement(PageReport, props));
}

let script: Promise<string> | undefined;

async function show(title: string, up: string, children: ReturnType<typeof createElement>): Promise<string> {
  const { dirname } = import.meta;
  script ??= build({
    entryPoints: [path.join(dirname, 'book-client.ts')],
    write: false,
    minify: true,
    tsconfigRaw: {},
  }).then(({ outputFiles }) => outputFiles?.[0]?.text ?? '');
  const style = readFileSync(path.join(dirname, 'book.css'), 'utf8');
  const page = createElement(Frame, { title, up, style, script: await script }, children);
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
