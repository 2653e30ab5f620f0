/** Every address of this site that a page names is answered: pages in their one form, #anchors included. */
import { nearest } from '../../diagnostics/diagnostics.ts';
import { clip, decode, type PageRule, type Reference } from './rule.ts';
import type { Site, SiteRule, Target } from './site.ts';

/** Dead addresses for which the nearest living one is searched: among many pages that takes its time. */
const mostGuesses = 50;

/** The links within one page. */
export const anchors: PageRule = ({ links, ids }, _, report) => {
  for (const { href, text } of links) {
    if (!href.startsWith('#')) continue;
    const anchor = decode(href.slice(1));
    if (anchor !== '' && !ids.includes(anchor)) report(noAnchor({ href, text, kind: 'link' }, anchor, ids), href);
  }
};

/** All others. */
export const links: SiteRule = (site, report) => {
  // A link of the header is one object on all pages.
  const alive = new Set<Reference>();
  const nearestPath = createGuesser(site);
  for (const page of site.pages) {
    for (const reference of page.references) {
      if (alive.has(reference)) continue;
      const target = site.resolve(reference.href, page);
      if (!target) continue;
      const ids = target.page?.ids;
      if (target.file === undefined) {
        const near = nearestPath(target);
        const guess = near ? `; did you mean ${near}?` : '';
        report(page, `${phraseOf(reference)}, which does not exist${guess}`, reference.href);
      } else if (target.anchor !== '' && ids && !ids.includes(`\n${target.anchor}\n`)) {
        report(page, noAnchor(reference, target.anchor, ids.split('\n')), reference.href);
      } else if (reference.href.startsWith('/')) alive.add(reference);
    }
  }
};

function noAnchor(reference: Reference, anchor: string, ids: readonly string[]): string {
  const near = nearest(anchor, ids);
  return `${phraseOf(reference)}, but there is no id "${clip(anchor)}"${near ? `; did you mean "${near}"?` : ''}`;
}

function phraseOf({ href, text, kind }: Reference): string {
  const what = { link: `the link "${text}" goes to`, form: 'a form goes to', load: 'loads' }[kind];
  return `${what} ${clip(href)}`;
}

/** Finds the living path that is nearest to a dead one: a page for a page, a file for a file. */
function createGuesser({ paths }: Site): (dead: Target) => string | undefined {
  const guesses = new Map<string, string | undefined>();
  return ({ path }) => {
    if (!guesses.has(path) && guesses.size < mostGuesses)
      guesses.set(path, nearest(path, /\.\w+$/.test(path) ? paths.files : paths.pages));
    return guesses.get(path);
  };
}
