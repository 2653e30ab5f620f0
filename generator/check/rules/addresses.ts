/** Every address is well written, each by itself: valid, encrypted, of a kind that a browser follows; a link has a text. */
import { servedPath } from '../../model.ts';
import { clip, type PageRule } from './rule.ts';

export const addresses: PageRule = (page, { address }, report) => {
  const here = address.origin + servedPath(page.file, address);
  const look = (what: string, href: string, isFollowed: boolean) => {
    // Nearly all addresses are paths and anchors, which are always valid.
    if (/^[/#?](?![/\\])/.test(href)) return;
    const shown = `"${clip(href)}"`;
    if (href.trim() === '') report(`${what} has an empty address`, href);
    else if (/^[/\\]{2}/.test(href))
      report(`${what} goes to another site: after two slashes, ${shown}, stands a host`, href);
    else if (!URL.canParse(href, here)) report(`${what} has no valid address: ${shown}`, href);
    else if (isFollowed && /^(javascript|vbscript|data):/i.test(href))
      report(`${what} goes to ${shown}, which is no page`, href);
    else if (href.startsWith('http:') && address.origin.startsWith('https:'))
      report(`${what} goes to ${shown}, which is not encrypted; use https`, href);
  };
  for (const { href, text, target, rel } of page.links) {
    if (text === '') report(`the link to ${clip(href)} has no text`, href);
    if (target === '_blank' && !/\bnoopener\b/.test(rel))
      report(`the link to ${clip(href)} opens a new tab without rel="noopener"`, href);
    look(`the link "${clip(text)}"`, href, true);
  }
  for (const href of page.actions) look('a form', href, true);
  for (const href of page.loads) look('something that it loads', href, false);
};
