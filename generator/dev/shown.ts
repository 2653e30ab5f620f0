/** Which pages show a text. */
import { setImmediate } from 'node:timers/promises';
import type { Prepared } from '../build.ts';
import { memoize } from '../cache.ts';
import { isDocument, type Route, servedPath } from '../model.ts';
import { render } from '../render.ts';

type Shown = { file: string; text: string };

/** To render more pages than these would take seconds, and all their memory. */
const mostRendered = 300;

/** Props as texts, and pages as they were rendered for this: an edit makes another site. */
const known = new WeakMap<Prepared, Map<string, unknown>>();

/** Returns the longest part of a text that is in HTML as it is written here: without markup, and none if it is short enough to be anywhere. */
function needleOf({ text }: Shown): string {
  const [longest = ''] = text.split(/[*_`[\](){}<>&"'\n|\\]/).sort((a, b) => b.length - a.length);
  return longest.trim().length > 2 ? longest.trim() : '';
}

const needlesOf = (texts: readonly Shown[]) => [...new Set(texts.map(needleOf))].filter(Boolean);
const hasOne = (text: string, needles: readonly string[]) => needles.some(needle => text.includes(needle));

function cacheOf(site: Prepared): Map<string, unknown> {
  const cache = known.get(site) ?? new Map<string, unknown>();
  known.set(site, cache);
  return cache;
}

/** Returns the pages that are given one of some texts. */
export function routesWith(site: Prepared, texts: readonly Shown[]): Route[] {
  const needles = needlesOf(texts);
  const sources = texts.map(({ file }) => file);
  // An article reads its body from its file when it is asked for it.
  const asText = (props: unknown) => JSON.stringify(props, (name, part) => (name === 'body' ? undefined : part)) ?? '';
  const textOf = (file: string, props: unknown) => memoize(cacheOf(site), `props ${file}`, () => asText(props));
  const isShared = hasOne(textOf('', site.context.shellProps), needles);
  const isGiven = ({ source, file, props }: Route) =>
    isShared || sources.includes(source) || hasOne(textOf(file, props), needles);
  return site.routes.filter(route => isDocument(route.page) && isGiven(route));
}

/** Resolves with the paths of the pages that show one of some texts; of very many pages, of those that are given one. */
export async function pagesShowing(site: Prepared, texts: readonly Shown[]): Promise<string[]> {
  const needles = needlesOf(texts);
  const routes = needles.length > 0 ? routesWith(site, texts) : [];
  const shown: string[] = [];
  for (const route of routes) {
    // Other requests get a turn.
    await setImmediate();
    const html = routes.length <= mostRendered && (await memoize(cacheOf(site), route.file, () => htmlOf(route, site)));
    if (html === false || hasOne(html, needles)) shown.push(servedPath(route.file, site.address));
  }
  return shown;
}

const htmlOf = (route: Route, site: Prepared): Promise<string> =>
  render(route, site.context).then(
    ({ bytes }) => String(bytes),
    () => '',
  );
