/** Without script: what only script makes work (`scripted`) is away, and what stands in for it (`scriptless`) is there. For the head. */

/** Not the media feature `scripting`, which a browser in which a test has switched script off does not know about. */
export const withoutScript = '.scripted{display:none}.scriptless{display:revert}';

export function Scripting() {
  return (
    <noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash */}
      <style dangerouslySetInnerHTML={{ __html: withoutScript }} />
    </noscript>
  );
}
