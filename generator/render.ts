/** (compiled code, route, site) → one File. Pure: the same inputs give the same bytes. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { File, PageModule } from './compile.ts';
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
  routes: readonly { path: string; head: unknown; props: Record<string, unknown> }[];
};

/** A route's `head`, whether its page gives a value or a function of the props. */
export function headOf(route: Route): unknown {
  const { head } = route.page.module;
  return typeof head === 'function' ? attempt(route, () => head(route.props)) : head;
}

/** Renders one route: a document for a page (.tsx), a plain text for a page such as feed.xml.ts. */
export const render = (route: Route, shell: PageModule, surroundings: Surroundings): File =>
  attempt(route, () => renderRoute(route, shell, surroundings));

function renderRoute(route: Route, shell: PageModule, { address, shellProps, routes }: Surroundings): File {
  const { default: Component } = route.page.module;
  if (!route.page.file.endsWith('.tsx')) {
    return { path: route.file, bytes: Component(route.props, { address, routes }) as string };
  }
  const document = createElement(
    shell.default,
    { ...shellProps, address, path: route.path, head: headOf(route), css: route.page.css },
    createElement(Component, route.props),
  );
  return { path: route.file, bytes: `<!doctype html>${renderToStaticMarkup(document)}\n` };
}

/** Runs a page's code; what it throws is its author's to mend, and is shown with the route. */
function attempt<Result>({ path, page }: Route, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    const message = `cannot be rendered at ${path}: ${error instanceof Error ? error.message : String(error)}`;
    throw new SiteError([{ message, place: { file: `pages/${page.file}` } }]);
  }
}

/** An absolute address, split: "https://a.example/shop" → { origin: "https://a.example", base: "/shop/" }. */
export function addressOf(url: string): Address {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}
