/** Every URL of this site that a page refers to exists: pages in their canonical form, #anchors included. */
import path from 'node:path';
import { nearest } from '../../diagnostics/diagnostics.ts';
import type { File } from '../../model.ts';
import { clip, decode, type PageRecord, type PageRule, type Reference } from './rule.ts';
import type { SiteRule } from './site.ts';

/** For how many dead URLs to search the nearest existing one: among many pages that takes long. */
const maxGuesses = 50;

/** Links within a page. */
export const anchors: PageRule = ({ links, ids }, _, report) => {
  for (const { href, text } of links) {
    if (!href.startsWith('#')) continue;
    const anchor = decode(href.slice(1));
    if (!isTop(anchor) && !ids.includes(anchor))
      report(noAnchor({ href, text, kind: 'link' }, anchor, ids), href, text);
  }
};

/** All other links. */
export const links: SiteRule = (site, report) => {
  const guesses = new Map<string, string | undefined>();
  /** Returns the existing path that is nearest to a dead one: a page for a page, a file for a file. */
  const guess = (dead: string) => {
    if (!guesses.has(dead) && guesses.size < maxGuesses)
      guesses.set(dead, nearest(dead, /\.\w+$/.test(dead) ? site.paths.files : site.paths.pages));
    return guesses.get(dead);
  };
  const drawings = new Map<string, string | undefined>();
  /** Returns the ids in a file of drawings, one per line, of which a page shows one: `<use href="drawings.svg#id">`. */
  const idsIn = (file: string) => {
    if (!drawings.has(file)) drawings.set(file, idsOf(site.bytesOf(file)));
    return drawings.get(file);
  };
  for (const page of site.pages) {
    for (const reference of page.references) {
      const target = site.resolve(reference.href, page);
      if (!target) continue;
      // "#svgView(…)" shows a part of the whole drawing.
      const isDrawing = reference.kind === 'load' && target.file?.endsWith('.svg') && !/^$|\(/.test(target.anchor);
      const ids = isDrawing && target.file ? idsIn(target.file) : target.page?.ids;
      if (target.file === undefined) {
        // Without a leading slash a path is relative to the page, with one to the root of the host.
        const rooted = site.address.base + reference.href.replace(/^\//, '');
        const entry = site.unpublished.get(path.posix.basename(target.path));
        const near = site.resolve(rooted, page)?.file === undefined ? guess(target.path) : rooted;
        const hint = entry ? `, as ${entry} is not public` : near ? `; did you mean ${near}?` : '';
        report(page, `${phraseOf(reference)}, which does not exist${hint}`, reference.href, reference.text);
      } else if (!isTop(target.anchor) && ids && !ids.includes(`\n${target.anchor}\n`)) {
        report(page, noAnchor(reference, target.anchor, ids.split('\n')), reference.href, reference.text);
      }
    }
  }
};

/** Returns the ids in an SVG file; undefined if it is not at hand, as in `dev`, which keeps no files. */
function idsOf(bytes: File['bytes'] | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  const ids = Buffer.from(bytes)
    .toString()
    .matchAll(/\sid=(["'])(.*?)\1/g);
  return `\n${Array.from(ids, ([, , id]) => id).join('\n')}\n`;
}

/** Returns whether an anchor leads to the top of any page: "#" and "#top". */
const isTop = (anchor: string) => /^(?:top)?$/i.test(anchor);

function noAnchor(reference: Reference, anchor: string, ids: readonly string[]): string {
  const near = nearest(anchor, ids);
  return `${phraseOf(reference)}, but there is no id "${clip(anchor)}"${near ? `; did you mean "${near}"?` : ''}`;
}

function phraseOf({ href, text, kind }: Reference): string {
  const what = {
    link: `the link "${text}" goes to`,
    form: 'a form goes to',
    load: 'loads',
    card: 'its social card is',
  }[kind];
  return `${what} ${clip(href)}`;
}

/** Pages that visitors reach without a link: the home page, and the page for unknown paths. */
const entrances = new Set(['index.html', '404.html']);

/** Every page that search results may show is linked from another page: otherwise nobody finds it. */
export const orphans: SiteRule = ({ pages, resolve }, report) => {
  const linked = new Set<PageRecord>();
  for (const page of pages) {
    for (const { href, kind } of page.references) {
      const target = kind === 'load' ? undefined : resolve(href, page)?.page;
      if (target && target !== page) linked.add(target);
    }
  }
  for (const page of pages) {
    if (page.isIndexed && !entrances.has(page.file) && !linked.has(page)) report(page, 'no other page links to it');
  }
};
