/** Renders a component as an island: its HTML is part of the page, and the browser fetches its code and hydrates it on demand. */
import type { ReactNode } from 'react';
import { SiteProvider, useSite } from '../context/site.tsx';

/** When the code is fetched: near the viewport, when the browser is idle, or on hover, focus or click. */
type Trigger = 'visible' | 'idle' | 'intent';

/** Data that JSON represents without loss. */
type PlainData = string | number | boolean | null | undefined | readonly PlainData[] | { [key: string]: PlainData };

/** The component's props, where a function, element, date or map becomes a type error. */
type PlainProps<Props> = { [Key in keyof Props]: Props[Key] extends PlainData ? Props[Key] : never };

type IslandProps<Props> = {
  /** The component: the default export of islands/x/x.tsx. */
  of: (props: Props) => ReactNode;
  when: Trigger;
};

/**
 * `<Island of={Signup} when="intent" id="guide" />`: all other props are passed to the component. The browser receives them as JSON, so they
 * must be plain data. The component cannot call `useSite`: the browser has no SiteProvider, so it is unset here, too.
 */
export function Island<Props extends object>({
  of: Component,
  when,
  ...rest
}: IslandProps<Props> & PlainProps<NoInfer<Props>>) {
  const src = useSite().islands.get(Component);
  if (!src) throw new Error(`${Component.name} is not an island: an island is the default export of islands/x/x.tsx`);
  const props = rest as unknown as Props;
  return (
    <div data-island={src} data-when={when} data-props={JSON.stringify(props)}>
      <SiteProvider value={undefined}>
        <Component {...props} />
      </SiteProvider>
    </div>
  );
}
