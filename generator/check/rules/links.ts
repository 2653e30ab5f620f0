/** Every URL of this site that a page refers to exists: pages in their canonical form, #anchors included; and every page can be found. */
import path from 'node:path';
import { nearest } from '../../diagnostics/diagnostics.ts';
import { pathOf, type Site } from '../site.ts';
import { clip, type SiteRules } from './rule.ts';

export const linkRules: SiteRules = {
  links(site, report) {
    const guess = createGuess(site);
    for (const page of site.pages) {
      for (const { what, href, text } of page.references) {
        const { file, path: dead = '', anchor = '', page: { ids } = {} } = site.resolve(href, page) ?? { file: '' };
        if (file === undefined) {
          const entry = site.unpublished.get(path.posix.basename(dead));
          const hint = entry ? `, as ${entry} is not public` : didYouMean(guess(dead));
          report(page, `${what} ${clip(href)}, which does not exist${hint}`, href, text);
        } else if (ids && !ids.includes(anchor) && !/^(?:top)?$/i.test(anchor)) {
          const hint = didYouMean(nearest(anchor, ids), '"');
          report(page, `${what} ${clip(href)}, but there is no id "${clip(anchor)}"${hint}`, href, text);
        }
      }
    }
  },

  // The home page and the page for unknown paths need no link.
  orphans({ pages, resolve }, report) {
    const linked = new Set<string | undefined>(['index.html', '404.html']);
    for (const page of pages)
      for (const { href } of page.references.filter(({ text }) => text !== undefined)) {
        const target = resolve(href, page)?.file;
        if (target !== page.file) linked.add(target);
      }
    for (const page of pages) if (page.isIndexed && !linked.has(page.file)) report(page, 'no other page links to it');
  },
};

const didYouMean = (near: string | undefined, quote = '') => (near ? `; did you mean ${quote}${near}${quote}?` : '');

/** For how many dead URLs to search the nearest existing one: among many pages that takes long. */
const maxGuesses = 50;

/** Returns a function that guesses which path was meant: a page for a page, a file for a file. */
function createGuess({ files, address }: Site) {
  const paths = Array.from(files.keys(), file => pathOf(file, address));
  const isFile = (url: string) => /\.\w+$/.test(url);
  const guesses = new Map<string, string | undefined>();
  return (dead: string) => {
    const alike = paths.filter(url => isFile(url) === isFile(dead));
    if (!guesses.has(dead) && guesses.size < maxGuesses) guesses.set(dead, nearest(dead, alike));
    return guesses.get(dead);
  };
}
