/** Every URL is well-formed: valid, encrypted, and of a scheme that browsers follow; every link has a text. */
import { nearest } from '../../diagnostics/diagnostics.ts';
import { servedPath } from '../../model.ts';
import { clip, type PageRule } from './rule.ts';

export const addresses: PageRule = (page, { address }, report) => {
  const here = address.origin + servedPath(page.file, address);
  const check = (what: string, href: string, isFollowed: boolean) => {
    // Nearly all URLs are paths and anchors, which are always valid.
    if (/^[/#?](?![/\\])/.test(href)) return;
    const shown = `"${clip(href)}"`;
    if (href.trim() === '') report(`${what} has an empty address`, href);
    else if (/^[/\\]{2}/.test(href))
      report(`${what} goes to another site: the two slashes in ${shown} are followed by a host`, href);
    else if (!URL.canParse(href, here) || (isFollowed && !isComplete(href)))
      report(`${what} has an invalid address: ${shown}`, href);
    else if (isFollowed && /^(javascript|vbscript|data|file|\w):/i.test(href))
      report(`${what} goes to ${shown}, which is not a page`, href);
    else if (href.startsWith('http:') && address.origin.startsWith('https:'))
      report(`${what} goes to ${shown}, which is not encrypted; use https`, href);
  };
  for (const { href, text, target, rel } of page.links) {
    if (text === '') report(`the link to ${clip(href)} has no text`, href);
    if (target === '_blank' && !/\bnoopener\b/.test(rel))
      report(`the link to ${clip(href)} opens a new tab without rel="noopener"`, href);
    check(`the link "${clip(text)}"`, href, true);
  }
  for (const href of page.actions) check('a form', href, true);
  for (const href of page.loads) check('a file that it loads', href, false);
};

/** What follows the scheme: a host with a dot, or a local one; a mailbox, unless the visitor chooses it; digits. */
const complete: Record<string, RegExp> = {
  http: /^\/\/(?:[^/?#,]+\.[^/?#.,]+|localhost|\[[^/]+\])(?::\d+)?(?:[/?#]|$)/,
  mailto: /^[^?]+@[^?]+\.[^?]+|^\?/,
  tel: /^\+?[\d(). -]{3,}(?:;|$)/,
};

/** Returns whether a URL of a known scheme has the parts that it needs, and an unknown scheme is not nearly a known one: "htps://". */
function isComplete(href: string): boolean {
  const [, scheme = '', rest = ''] = /^([a-z][a-z+.-]+):(.*)/is.exec(href) ?? [];
  const name = scheme.toLowerCase().replace(/^https$/, 'http');
  const parts = Object.hasOwn(complete, name) ? complete[name] : undefined;
  return parts ? parts.test(rest) : nearest(name, ['https', ...Object.keys(complete)]) === undefined;
}
