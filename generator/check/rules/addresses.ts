/** Every URL is well-formed: valid, encrypted, and of a scheme that browsers follow; every link has a text. */
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
    else if (!URL.canParse(href, here)) report(`${what} has an invalid address: ${shown}`, href);
    else if (isFollowed && /^(javascript|vbscript|data):/i.test(href))
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
