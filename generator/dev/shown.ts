/** Which pages show a text. */
import { setImmediate } from 'node:timers/promises';
import type { Prepared } from '../build.ts';
import { memoize } from '../cache.ts';
import { isDocument, type Route } from '../model.ts';
import { render } from '../render.ts';

type Shown = { file: string; text: string };

/** To render more pages than these would take seconds, and all their memory. */
const mostRendered = 300;

/** Props as texts, and pages as they were rendered for this: an edit makes another site. */
const known = new WeakMap<Prepared, Map<string, unknown>>();

// The body of an article would be read from its file.
const asText = (props: unknown) => JSON.stringify(props, (name, part) => (name === 'body' ? undefined : part)) ?? '';

/** Returns the longest part of a text that is in HTML as it is written here: without markup, and none if it is short enough to be anywhere. */
function needleOf({ text }: Shown): string {
  const [longest = ''] = text.split(/[*_`[\](){}<>&"'\n|\\]/).sort((a, b) => b.length - a.length);
  return longest.trim().length > 2 ? longest.trim() : '';
}

/** Resolves with the pages that show one of some texts: those that are given one or made of its file, and, if they are to be rendered and not very many, have it in their HTML. */
export async function pagesShowing(site: Prepared, texts: readonly Shown[], isRendered = true): Promise<Route[]> {
  const { routes, context } = site;
  const cache = memoize(known, site, () => new Map<string, unknown>());
  const needles = [...new Set(texts.map(needleOf))].filter(Boolean);
  const hasOne = (text: string) => needles.some(needle => text.includes(needle));
  const isGiven = (file: string, props: unknown) => hasOne(memoize(cache, `props ${file}`, () => asText(props)));
  const isOf = ({ source, file, props }: Route) =>
    texts.some(one => one.file === source) || isGiven(file, props) || isGiven('', context.shellProps);
  const given = routes.filter(route => isDocument(route.page) && isOf(route));
  if (!isRendered || given.length > mostRendered) return given;
  const shown: Route[] = [];
  for (const route of given) {
    // Other requests get a turn.
    await setImmediate();
    const { bytes } = await memoize(cache, route.file, () => render(route, context).catch(() => ({ bytes: '' })));
    if (hasOne(String(bytes))) shown.push(route);
  }
  return shown;
}
