/** Every URL is well-formed: complete, encrypted, and of a scheme that browsers follow; every link has a text. */
import { nearest } from '../../diagnostics/diagnostics.ts';
import { clip, type PageRules } from './rule.ts';

/** What follows a scheme: a host with a dot, or a local one; a mailbox, unless the visitor chooses it; digits. */
const complete: Record<string, RegExp> = {
  https: /^\/\/(?:[^/?#,]+\.[^/?#.,]+|localhost|\[[^/]+\])(?::\d+)?(?:[/?#]|$)/,
  mailto: /^[^?]+@[^?]+\.[^?]+|^\?/,
  tel: /^\+?[\d(). -]{3,}(?:;|$)/,
};

export const addressRules: PageRules = {
  addresses({ links, actions, loads }, { address: { origin } }, report) {
    const check = (what: string, href: string, isFollowed = true) => {
      const fault = faultOf(href, origin, isFollowed);
      if (fault) report(`${what} ${fault}`, href);
    };
    for (const { href, text } of links) {
      if (text === '') report(`the link to ${clip(href)} has no text`, href);
      check(`the link "${clip(text)}"`, href);
    }
    for (const href of actions) check('a form', href);
    for (const { hrefs } of loads) for (const href of hrefs) check('a file that it loads', href, false);
  },
};

/** Returns what is wrong with an address; undefined if nothing is. */
function faultOf(href: string, origin: string, isFollowed: boolean): string | undefined {
  const shown = `"${clip(href)}"`;
  // Nearly all are paths and anchors, which are always valid.
  if (/^[/#?](?![/\\])/.test(href)) return undefined;
  if (href.trim() === '') return 'has an empty address';
  if (/^[/\\]{2}/.test(href)) return `goes to another site: the two slashes in ${shown} are followed by a host`;
  const [, scheme = '', rest = ''] = /^([a-z][a-z+.-]+):(.*)/is.exec(href) ?? [];
  const name = scheme.toLowerCase().replace(/^http$/, 'https');
  // "htps://" is nearly a known scheme.
  const isComplete = complete[name]?.test(rest) ?? nearest(name, Object.keys(complete)) === undefined;
  if (!URL.canParse(href, origin) || (isFollowed && !isComplete)) return `has an invalid address: ${shown}`;
  if (isFollowed && /^(javascript|vbscript|data|file|\w):/i.test(href)) return `goes to ${shown}, which is not a page`;
  if (!href.startsWith('http:') || !origin.startsWith('https:')) return undefined;
  return `goes to ${shown}, which is not encrypted; use https`;
}
