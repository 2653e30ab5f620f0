/** (compiled code, route, site) → one File. Pure: the same inputs give the same bytes. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Compiled, File } from './compile.ts';
import type { Route } from './plan.ts';
import { SiteError } from './site-error.ts';

/** Where the site will stand: `origin` "https://name.example" and `base` "/" or "/folder/". */
export type Address = { origin: string; base: string };

/** What every page is given beside its own props. */
export type Surroundings = {
  address: Address;
  /** The props of the shell, the same for every page. */
  shellProps: Record<string, unknown>;
  /** Every route with its head: for pages that are about pages, such as a site map. */
  routes: readonly { path: string; readonly head: unknown; props: Record<string, unknown> }[];
};

type Code = Pick<Compiled, 'shell' | 'locate'>;

/** Whether a route is a document (.tsx); others, such as feed.xml.ts, give their text themselves. */
export const isDocument = ({ page }: Route): boolean => page.file.endsWith('.tsx');

/** A route's `head`, whether its page gives a value or a function of the props. */
export function headOf(route: Route, code: Code): unknown {
  const { head } = route.page.module;
  return typeof head === 'function' ? attempt(route, code, () => head(route.props)) : head;
}

/** Renders one route. */
export function render(route: Route, code: Code, { address, shellProps, routes }: Surroundings): File {
  const { default: page } = route.page.module;
  if (!isDocument(route))
    return { path: route.file, bytes: attempt(route, code, () => page(route.props, { address, routes }) as string) };
  const shellOwn = { ...shellProps, address, path: route.path, head: headOf(route, code), css: route.page.css };
  const document = createElement(code.shell.default, shellOwn, createElement(page, route.props));
  return { path: route.file, bytes: `<!doctype html>${attempt(route, code, () => renderToStaticMarkup(document))}\n` };
}

/** Runs a page's code; what it throws is its author's to mend, and is shown with the route and the place in the sources. */
function attempt<Result>({ path, page }: Route, code: Code, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const message = `cannot be rendered at ${path}: ${error instanceof Error ? error.message : String(error)}`;
    throw new SiteError([{ message, place: code.locate(error) ?? { file: `pages/${page.file}` } }]);
  }
}

/** An absolute address, split: "https://a.example/shop" → { origin: "https://a.example", base: "/shop/" }. */
export function addressOf(url: string): Address {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}
