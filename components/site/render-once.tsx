/**
 * Renders what stands on every page, such as the footer, once instead of on each: its HTML is cached by all that it is made of, which
 * is the component, its props, and the site around it.
 */
import { type ComponentType, cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Known, SiteProvider, useSite } from './site.tsx';

type RenderOnceProps<Props extends object> = {
  /** The element around it: `<footer className="footer" />`. It is rendered as any other. */
  host: ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;
  /** The component of what stands in it. */
  of: ComponentType<Props>;
  /** Its props: each is plain data, or a component. Few different ones, since all are kept. */
  given: Props;
};

/** `of` with the props `given`, in `host`. */
export function RenderOnce<Props extends object>({ host, of, given }: RenderOnceProps<Props>) {
  // Escaped where it was rendered.
  return cloneElement(host, { dangerouslySetInnerHTML: { __html: htmlOf(of, given, useSite()) } });
}

/** Site → component and props → HTML. What was rendered for a site that is no longer built goes with it. */
const cache = new WeakMap<Known, Map<string, string>>();

function htmlOf<Props extends object>(Component: ComponentType<Props>, props: Props, known: Known): string {
  const ofSite = cache.get(known) ?? new Map<string, string>();
  cache.set(known, ofSite);
  const key = [Component, ...Object.entries(props).flat()].map(nameOf).join();
  const html =
    ofSite.get(key) ??
    renderToStaticMarkup(
      <SiteProvider value={known}>
        <Component {...props} />
      </SiteProvider>,
    );
  ofSite.set(key, html);
  return html;
}

const names = new WeakMap<object, string>();
let components = 0;

/** A text for a value, another one for another value; for an object it is made once, since objects of a site do not change. */
function nameOf(value: unknown): string {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
    return String(JSON.stringify(value));
  const name = names.get(value) ?? (typeof value === 'function' ? `component ${++components}` : JSON.stringify(value));
  names.set(value, name);
  return name;
}
