/**
 * Renders what every page repeats, such as the footer, once per site instead of once per page. The cache key is all that the HTML depends
 * on: the component, its props, and the site around it.
 */
import { cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SiteContext, SiteProvider, useSite } from './site.tsx';

type RenderOnceProps = {
  /** The element around the cached HTML, itself not cached: `<footer className="footer" />`. */
  host: ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;
  /** The element to render inside it. Its props are plain data or components. Every combination stays cached, so there should be few. */
  children: ReactElement<object>;
};

export function RenderOnce({ host, children }: RenderOnceProps) {
  // React escaped the text when it rendered this HTML.
  return cloneElement(host, { dangerouslySetInnerHTML: { __html: htmlOf(children, useSite()) } });
}

/** Site → component and props → HTML. A weak map, so that the HTML of a site that is no longer built is freed. */
const cache = new WeakMap<SiteContext, Map<string, string>>();

function htmlOf(element: ReactElement<object>, site: SiteContext): string {
  const ofSite = cache.get(site) ?? new Map<string, string>();
  cache.set(site, ofSite);
  const key = [element.type, ...Object.values(element.props)].map(keyOf).join();
  const html = ofSite.get(key) ?? renderToStaticMarkup(<SiteProvider value={site}>{element}</SiteProvider>);
  ofSite.set(key, html);
  return html;
}

/** Returns the part of a key for a component or for plain data. Components are told apart by their names, so no two of them may have the same one. */
const keyOf = (value: unknown) => (typeof value === 'function' ? value.name : JSON.stringify(value));
