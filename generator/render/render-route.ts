/** Route → File. Pure: the same code, route and context give the same bytes. */
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { errorAt, runSiteCode, runSiteCodeAsync, type Task } from '../diagnostics/diagnostics.ts';
import { type Address, type File, isDocument, type PageModule, type Route, type Scripts } from '../model.ts';

/** What every page is rendered with, besides its own props. */
export type RenderContext = {
  shell: PageModule;
  shellProps: Record<string, unknown>;
  scripts: Scripts;
  address: Address;
  /** Computes the `head` of a route. */
  headOf: (route: Route) => unknown;
};

/** Renders one route to its finished file. Throws a DiagnosticError if the site's code throws. */
export const render = async (route: Route, context: RenderContext): Promise<File> => ({
  path: route.file,
  bytes: isDocument(route.page) ? renderDocument(route, context) : await renderFile(route, context),
});

/** Renders a document in the shell. Returns its HTML. */
export function renderDocument(route: Route, context: RenderContext): string {
  const { path, page, props } = route;
  const { shell, shellProps, scripts, address } = context;
  return runSiteCode(taskOf(route), () => {
    const head = context.headOf(route);
    const css = withBase(page.css, address);
    const documentProps = { ...shellProps, address, path, head, css, scripts, digest };
    const document = createElement(shell.default, documentProps, createElement(page.module.default, props));
    return `<!doctype html>${renderToStaticMarkup(document)}\n`;
  });
}

/** Calls a file page, which may return a promise. Returns the bytes of its file. */
export async function renderFile(route: Route, context: RenderContext): Promise<string | Uint8Array> {
  const { path, page, props } = route;
  const run = () => page.module.default(props, { address: context.address });
  const bytes: unknown = await runSiteCodeAsync(taskOf(route), run);
  if (typeof bytes === 'string' || bytes instanceof Uint8Array) return bytes;
  const message = `returned neither text nor bytes for ${path}, but ${typeof bytes}`;
  throw errorAt(`pages/${page.file}`, message, 'Return a string or a Uint8Array.');
}

const taskOf = ({ path, page, source }: Route): Task => ({
  file: `pages/${page.file}`,
  what: `be rendered at ${path}`,
  source,
});

/** Puts the site's base path in front of the URLs in a style sheet, which are relative to the site's root. */
const withBase = (css: string, { base }: Address): string => css.replace(/url\((["']?)\/(?!\/)/g, `url($1${base}`);

/** Returns the hash by which a Content-Security-Policy allows an inline script or style: "sha256-…". The shell itself imports no crypto. */
const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
