/** In the head: while scripts are disabled, hides elements that need script (`js-only`) and shows their substitutes (`no-js`). */

/** Used instead of the media feature `scripting`, which does not notice when a browser test disables script. */
export const withoutScript = '.js-only{display:none}.no-js{display:revert}';

export function Scripting() {
  return (
    <noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash */}
      <style dangerouslySetInnerHTML={{ __html: withoutScript }} />
    </noscript>
  );
}
