/** Every URL is well-formed, every URL of this site leads somewhere, and every page can be found. */
import type { SiteRules } from '../site.ts';
import { clip, type PageRules } from './rule.ts';

export const addressRules: PageRules = {
  addresses({ links, loads }, { address: { origin } }, report) {
    const check = (what: string, href: string) => {
      const fault = faultOf(href, origin);
      if (fault) report(`${what} ${fault}`, href);
    };
    for (const { href, text } of links) {
      if (text === '') report(`the link to ${clip(href)} has no text`, href);
      check(`the link "${clip(text)}"`, href);
    }
    for (const { href } of loads) check('a file that it loads', href);
  },
};

function faultOf(href: string, origin: string): string | undefined {
  const shown = `"${clip(href)}"`;
  // Nearly all are paths and anchors of the site, which are always valid.
  if (/^[/#][^/\\]/.test(href)) return undefined;
  if (href.trim() === '') return 'has an empty address';
  if (!URL.canParse(href, origin)) return `has an invalid address: ${shown}`;
  if (/^javascript:/i.test(href)) return `goes to ${shown}, which is not a page`;
  if (!href.startsWith('http:') || !origin.startsWith('https:')) return undefined;
  return `goes to ${shown}, which is not encrypted; use https`;
}

export const linkRules = {
  links(page, site, report) {
    for (const { what, href, text } of page.references) {
      const target = site.resolve(href, page);
      const { anchor = '', page: { ids } = {} } = target ?? {};
      if (target && target.file === undefined) {
        const slashed = href.replace(/(?=[?#]|$)/, '/');
        const better = site.resolve(slashed, page)?.file ? `; write ${clip(slashed)}` : '';
        report(`${what} ${clip(href)}, which does not exist${better}`, href, text);
      } else if (ids && !ids.includes(anchor) && !/^(?:top)?$/i.test(anchor))
        report(`${what} ${clip(href)}, but there is no id "${clip(anchor)}"`, href, text);
    }
  },

  // The home page and the page for unknown paths need no link.
  orphans({ file, isIndexed }, { linked, limits }, report) {
    if (limits.orphans && isIndexed && !linked.has(file) && !/^(?:index|404)\.html$/.test(file))
      report('no other page links to it');
  },
} satisfies SiteRules;
