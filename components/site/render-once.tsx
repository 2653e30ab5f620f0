/**
 * Renders what every page repeats, such as the footer, once per site instead of once per page. The cache key is all that the HTML depends
 * on: the component, its props, and the site around it.
 */
import { type ComponentType, cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SiteContext, SiteProvider, useSite } from './site.tsx';

type RenderOnceProps<Props extends object> = {
  /** The element around the cached HTML, itself not cached: `<footer className="footer" />`. */
  host: ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;
  /** The component to render inside it. */
  of: ComponentType<Props>;
  /** The component's props: plain data or components. Every combination stays cached, so there should be few. */
  props: Props;
};

export function RenderOnce<Props extends object>({ host, of, props }: RenderOnceProps<Props>) {
  // React escaped the text when it rendered this HTML.
  return cloneElement(host, { dangerouslySetInnerHTML: { __html: htmlOf(of, props, useSite()) } });
}

/** Site → component and props → HTML. A weak map, so that the HTML of a site that is no longer built is freed. */
const cache = new WeakMap<SiteContext, Map<string, string>>();

function htmlOf<Props extends object>(Component: ComponentType<Props>, props: Props, context: SiteContext): string {
  const ofSite = cache.get(context) ?? new Map<string, string>();
  cache.set(context, ofSite);
  const key = [Component, ...Object.entries(props).flat()].map(keyOf).join();
  const html =
    ofSite.get(key) ??
    renderToStaticMarkup(
      <SiteProvider value={context}>
        <Component {...props} />
      </SiteProvider>,
    );
  ofSite.set(key, html);
  return html;
}

const keys = new WeakMap<object, string>();
let componentCount = 0;

/** Returns a unique cache key for a value. An object's key is computed once, since content is frozen. */
function keyOf(value: unknown): string {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
    return String(JSON.stringify(value));
  const key =
    keys.get(value) ?? (typeof value === 'function' ? `component ${++componentCount}` : JSON.stringify(value));
  keys.set(value, key);
  return key;
}
