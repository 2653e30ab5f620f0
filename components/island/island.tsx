/** Declares an island: a component whose HTML stands in the page like any other, and that comes to life in the browser. */
import './island.css';
import type { ComponentType } from 'react';
import { SiteProvider, useSite } from '../site/site.tsx';

/** When its code is fetched: near the screen, once the browser rests, when somebody turns to it, or where a media query holds. */
export type When = 'visible' | 'idle' | 'intent' | `(${string})`;

/**
 * The component as pages use it. Its props travel to the browser as JSON, so they are plain data; there is no site around it
 * there, nor here. `name` is its folder's, whose module also exports the component itself as `View`: that is what the browser
 * mounts. What this function makes is for the server alone; called as pure, it drops out of the browser's code:
 *   export default /* @__PURE__ *\/ island('signup', View, 'intent');
 */
export function island<Props extends object>(name: string, View: ComponentType<Props>, when: When) {
  return function Island(props: Props) {
    const { islands } = useSite();
    const src = islands[name];
    if (!src) throw new Error(`there is no island "${name}"; islands/ has ${Object.keys(islands).join(', ')}`);
    return (
      <div className="island" data-island={name} data-when={when} data-src={src} data-props={asText(name, props)}>
        <SiteProvider value={undefined}>
          <View {...props} />
        </SiteProvider>
      </div>
    );
  };
}

/** Props as JSON. What JSON drops or changes, such as a function or a date, would be another thing in the browser, so it is refused. */
function asText(name: string, props: object): string {
  return JSON.stringify(props, function (this: Record<string, unknown>, key, value) {
    const given = this[key];
    const isNumber = typeof given === 'number' && Number.isFinite(given);
    const isObject = Array.isArray(given) || (given != null && Object.getPrototypeOf(given) === Object.prototype);
    if (given != null && !isNumber && !isObject && typeof given !== 'string' && typeof given !== 'boolean')
      throw new Error(`the island "${name}" is given "${key}", which is no plain data`);
    return value;
  });
}
