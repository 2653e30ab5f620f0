/** Declares an island: a component whose HTML stands in the page like any other, and that comes to life in the browser. */
import './island.css';
import type { ComponentType } from 'react';
import { useSite } from '../site/site.tsx';

/** When its code is fetched: near the screen, once the browser rests, when somebody turns to it, or where a media query holds. */
export type When = 'visible' | 'idle' | 'intent' | `(${string})`;

/**
 * The component as pages use it. Its props travel to the browser as JSON, so they are plain data; there is no site around it there.
 * `name` is its folder's, whose module also exports the component itself as `View`: that is what the browser mounts. What this
 * function makes is for the server alone; called as pure, it drops out of the browser's code:
 *   export default /* @__PURE__ *\/ island('signup', View, 'intent');
 */
export function island<Props extends object>(name: string, View: ComponentType<Props>, when: When) {
  return function Island(props: Props) {
    const { islands } = useSite();
    const src = islands[name];
    if (!src) throw new Error(`there is no island "${name}"; islands/ has ${Object.keys(islands).join(', ')}`);
    return (
      <div className="island" data-island={name} data-when={when} data-src={src} data-props={JSON.stringify(props)}>
        <View {...props} />
      </div>
    );
  };
}
