/** Renders a component as an island: its HTML is part of the page, and the browser fetches its code and hydrates it on demand. */
import type { ReactNode } from 'react';
import { hrefOf } from './address.ts';
import { ShellProvider, useShell } from './shell.tsx';

/** Data that JSON represents without loss. */
type PlainData = string | number | boolean | null | undefined | readonly PlainData[] | { [key: string]: PlainData };

/** The component's props, where a function, element, date or map becomes a type error. */
type PlainProps<Props> = { [Key in keyof Props]: Props[Key] extends PlainData ? Props[Key] : never };

type IslandProps<Props> = {
  /** The component: the default export of islands/x/x.tsx. */
  of: (props: Props) => ReactNode;
  /** When its code is fetched: near the viewport, when the browser is idle, or on hover, focus or click. */
  when: 'visible' | 'idle' | 'intent';
};

/** `<Island of={Signup} when="intent" id="guide" />`: the browser receives all other props as JSON, and has no shell. */
export function Island<Props extends object>(given: IslandProps<Props> & PlainProps<NoInfer<Props>>) {
  const { of: Component, when, ...rest } = given;
  const { address, scripts } = useShell();
  const island = scripts.islands.find(({ component }) => component === Component);
  if (!island)
    throw new Error(`${Component.name} is not an island: an island is the default export of islands/x/x.tsx`);
  const props = rest as unknown as Props;
  return (
    <div data-island={hrefOf(island.src, address)} data-when={when} data-props={JSON.stringify(props)}>
      <ShellProvider value={undefined}>
        <Component {...props} />
      </ShellProvider>
    </div>
  );
}
