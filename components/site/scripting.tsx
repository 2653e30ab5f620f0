/** Without script: what only script makes work (`js-only`) is away, and what stands in for it (`no-js`) is there. For the head. */

/** Not the media feature `scripting`, which a browser in which a test has switched script off does not know about. */
export const withoutScript = '.js-only{display:none}.no-js{display:revert}';

export function Scripting() {
  return (
    <noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash */}
      <style dangerouslySetInnerHTML={{ __html: withoutScript }} />
    </noscript>
  );
}
