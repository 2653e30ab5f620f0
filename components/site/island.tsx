/** Makes a component live in the browser: its HTML stands in the page like any other, and its code is fetched when it is wanted. */
import type { ReactNode } from 'react';
import { SiteProvider, useSite } from './site.tsx';

/** When the code is fetched: near the screen, once the browser rests, when somebody turns to it, or where a media query holds. */
type When = 'visible' | 'idle' | 'intent' | `(${string})`;

/** What JSON carries whole. */
type PlainData = string | number | boolean | null | undefined | readonly PlainData[] | { [key: string]: PlainData };

/** Props of which functions, elements, dates and maps are refused. */
type PlainProps<Props> = { [Key in keyof Props]: Props[Key] extends PlainData ? Props[Key] : never };

type IslandProps<Props> = {
  /** The component: the default export of islands/x/x.tsx. */
  of: (props: Props) => ReactNode;
  when: When;
};

/**
 * `<Island of={Signup} when="intent" id="guide" />`: all other props are the component's own. They travel to the browser as JSON, so they
 * are plain data; there is no site around the component there, nor here.
 */
export function Island<Props extends object>({
  of: Component,
  when,
  ...rest
}: IslandProps<Props> & PlainProps<NoInfer<Props>>) {
  const src = useSite().islands.get(Component);
  if (!src) throw new Error(`${Component.name} is no island: an island is the default export of islands/x/x.tsx`);
  const props = rest as unknown as Props;
  return (
    <div data-island={src} data-when={when} data-props={toJson(Component.name, props)}>
      <SiteProvider value={undefined}>
        <Component {...props} />
      </SiteProvider>
    </div>
  );
}

/** Props as JSON. What JSON drops or changes would be another thing in the browser: what TypeScript let pass, such as NaN, is refused here. */
function toJson(name: string, props: object): string {
  return JSON.stringify(props, function (this: Record<string, unknown>, key, value) {
    const given = this[key];
    const isNumber = typeof given === 'number' && Number.isFinite(given);
    const isObject = Array.isArray(given) || (given != null && Object.getPrototypeOf(given) === Object.prototype);
    if (given != null && !isNumber && !isObject && typeof given !== 'string' && typeof given !== 'boolean')
      throw new Error(`the island ${name} is given "${key}", which is no plain data`);
    return value;
  });
}
