/** Which pages show a text. */
import { setImmediate } from 'node:timers/promises';
import type { Prepared } from '../build.ts';
import { memoize } from '../cache.ts';
import { isDocument, servedPath } from '../model.ts';
import { render } from '../render.ts';

/** To render more pages than these would take seconds, and all their memory: nothing is known of them. */
const mostRendered = 300;

type Rendered = { source: string; path: string; html: string };
const known = new WeakMap<Prepared, Promise<Rendered[]>>();

/** Resolves with the pages as they are rendered for this, once: an edit makes another site. */
async function pagesOf({ routes, context, address }: Prepared): Promise<Rendered[]> {
  const documents = routes.filter(({ page }) => isDocument(page));
  const pages: Rendered[] = [];
  for (const route of documents.length > mostRendered ? [] : documents) {
    // Other requests get a turn.
    await setImmediate();
    const { bytes } = await render(route, context).catch(() => ({ bytes: '' }));
    pages.push({ source: route.source, path: servedPath(route.file, address), html: String(bytes) });
  }
  return pages;
}

/** Returns the longest part of a text that is in HTML as it is written here: without markup, and none if it is short enough to be anywhere. */
function needleOf(text: string): string {
  const [longest = ''] = text.split(/[*_`[\](){}<>&"'\n|\\]/).sort((a, b) => b.length - a.length);
  return longest.trim().length > 2 ? longest.trim() : '';
}

/** Resolves with the pages that show one of some texts. */
export async function pagesShowing(site: Prepared, texts: readonly string[]): Promise<Rendered[]> {
  const needles = texts.map(needleOf).filter(Boolean);
  const pages = await memoize(known, site, () => pagesOf(site));
  return pages.filter(({ html }) => needles.some(needle => html.includes(needle)));
}
