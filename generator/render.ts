/** (compiled code, route, site) → one File. Pure: the same inputs give the same bytes. */
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Address } from './address.ts';
import { attempt } from './attempt.ts';
import type { File } from './compile.ts';
import type { Linked } from './link.ts';
import { headOf, isDocument, type Route } from './plan.ts';
import { remembering } from './remembering.ts';
import { SiteError } from './site-error.ts';

/** What every page is given beside its own props: the address, and for documents the shell's props. */
export type Surroundings = { address: Address; shellProps: Record<string, unknown> };

/** Renders one route: a document in its shell, or the file that the page itself makes (perhaps in its own time). */
export async function render(
  route: Route,
  { shell, locate, islands }: Linked,
  { address, shellProps }: Surroundings,
): Promise<File> {
  const { path, file, page, props } = route;
  const what = `be rendered at ${path}`;
  if (!isDocument(page)) {
    const bytes: unknown = await attempt(page, locate, what, () => page.module.default(props, { address }));
    if (typeof bytes === 'string' || bytes instanceof Uint8Array) return { path: file, bytes };
    const message = `gave no bytes for ${path}, but ${typeof bytes}`;
    throw new SiteError([{ message, place: { file: `pages/${page.file}` }, hint: 'Return a text or a Uint8Array.' }]);
  }
  const shellOwn = { ...shellProps, address, path, head: headOf(route, locate), css: page.css, islands, digest };
  const document = createElement(shell.default, shellOwn, createElement(page.module.default, props));
  const html = attempt(page, locate, what, () => renderToStaticMarkup(document));
  return { path: file, bytes: `<!doctype html>${html}\n` };
}

/** The name of an inline script or style in a Content-Security-Policy: "sha256-…". For the shell, which has no cryptography. */
const digest = remembering((text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`);
