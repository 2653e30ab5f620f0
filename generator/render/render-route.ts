/** Route → File. Pure: the same code, route and context give the same bytes. */
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { errorAt, type Locate, runSiteCode, runSiteCodeAsync, type Task } from '../diagnostics/diagnostics.ts';
import { type Address, type File, isDocument, type PageModule, type Route, type Scripts } from '../model.ts';

/** What every page is rendered with, beside its own props. */
export type RenderContext = {
  shell: PageModule;
  shellProps: Record<string, unknown>;
  /** A hash of the facts that texts of the site's code may refer to. */
  factsHash: string;
  scripts: Scripts;
  address: Address;
  locate: Locate;
  /** What pages that are functions of their route call for their `head`. */
  headOf: (route: Route) => unknown;
};

/** The finished file of one route. Throws a DiagnosticError where the site's code throws. */
export const render = async (route: Route, context: RenderContext): Promise<File> => ({
  path: route.file,
  bytes: isDocument(route.page) ? renderDocument(route, context) : await renderFile(route, context),
});

/** The HTML of a page in its shell. */
export function renderDocument(route: Route, context: RenderContext): string {
  const { path, page, props } = route;
  const { shell, shellProps, scripts, address } = context;
  return runSiteCode(doing(route), locateFor(route, context), () => {
    const head = context.headOf(route);
    const css = withBase(page.css, address);
    const around = { ...shellProps, address, path, head, css, scripts, digest };
    const document = createElement(shell.default, around, createElement(page.module.default, props));
    return `<!doctype html>${renderToStaticMarkup(document)}\n`;
  });
}

/** The bytes of a page that makes its file itself, perhaps in its own time. */
export async function renderFile(route: Route, context: RenderContext): Promise<string | Uint8Array> {
  const { path, page, props } = route;
  const run = () => page.module.default(props, { address: context.address });
  const bytes: unknown = await runSiteCodeAsync(doing(route), locateFor(route, context), run);
  if (typeof bytes === 'string' || bytes instanceof Uint8Array) return bytes;
  const message = `gave no bytes for ${path}, but ${typeof bytes}`;
  throw errorAt(`pages/${page.file}`, message, 'Return a text or a Uint8Array.');
}

const locateFor =
  ({ source }: Route, { locate }: RenderContext): Locate =>
  error =>
    locate(error, source);

const doing = ({ path, page }: Route): Task => ({ file: `pages/${page.file}`, what: `be rendered at ${path}` });

/** A style sheet names files of the site by paths from its root; the site may stand in a folder of its host. */
function withBase(css: string, { base }: Address): string {
  return base === '/' ? css : css.replace(/url\((["']?)\/(?!\/)/g, `url($1${base}`);
}

/** The name of an inline script or style in a Content-Security-Policy: "sha256-…". For the shell, which has no cryptography. */
const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
