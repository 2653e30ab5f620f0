/**
 * Renders what every page repeats, such as the footer, once per site instead of once per page. The cache key is all that the HTML depends
 * on: the component, its props, and the site around it.
 */
import { cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SiteContext, SiteProvider, useSite } from '../context/site.tsx';

type RenderOnceProps = {
  /** The element around the cached HTML, itself not cached: `<footer className="footer" />`. */
  host: ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;
  /** The element to render inside it. Its props are plain data. Every combination stays cached, so there should be few. */
  children: ReactElement<object>;
};

export function RenderOnce({ host, children }: RenderOnceProps) {
  // React escaped the text when it rendered this HTML.
  return cloneElement(host, { dangerouslySetInnerHTML: { __html: htmlOf(children, useSite()) } });
}

/** Site → component → props → HTML. A weak map, so that the HTML of a site that is no longer built is freed. */
const cache = new WeakMap<SiteContext, Map<unknown, Map<string, string>>>();

function htmlOf(element: ReactElement<object>, site: SiteContext): string {
  const ofSite = cache.get(site) ?? new Map<unknown, Map<string, string>>();
  cache.set(site, ofSite);
  const ofComponent = ofSite.get(element.type) ?? new Map<string, string>();
  ofSite.set(element.type, ofComponent);
  const key = JSON.stringify(element.props);
  const html = ofComponent.get(key) ?? renderToStaticMarkup(<SiteProvider value={site}>{element}</SiteProvider>);
  ofComponent.set(key, html);
  return html;
}
