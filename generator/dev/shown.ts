/** Which pages show a text. */
import { setImmediate } from 'node:timers/promises';
import type { Prepared } from '../build.ts';
import { memoize } from '../cache.ts';
import { isDocument, type Route, servedPath } from '../model.ts';
import { render } from '../render.ts';

type Shown = { file: string; text: string };

/** Props as texts, and pages as they were rendered for this: an edit makes another site. */
const known = new WeakMap<Prepared, Map<string, unknown>>();

/** Returns the longest part of a text that is in HTML as it is written here: without markup, and none if it is short enough to be anywhere. */
function needleOf({ text }: Shown): string {
  const [longest = ''] = text.split(/[*_`[\](){}<>&"'\n|\\]/).sort((a, b) => b.length - a.length);
  return longest.trim().length > 2 ? longest.trim() : '';
}

/** Resolves with the paths of the pages that show one of some texts. Only those that have it in their props are rendered. */
export async function pagesShowing(site: Prepared, texts: readonly Shown[]): Promise<string[]> {
  const needles = [...new Set(texts.map(needleOf))].filter(Boolean);
  const sources = texts.map(({ file }) => file);
  const cache = known.get(site) ?? new Map<string, unknown>();
  known.set(site, cache);
  // An article reads its body from its file when it is asked for it.
  const asText = (props: unknown) => JSON.stringify(props, (name, part) => (name === 'body' ? undefined : part));
  const propsOf = ({ file, props }: Route) => memoize(cache, `props ${file}`, () => asText(props) ?? '');
  const hasOne = (text: string) => needles.some(needle => text.includes(needle));
  const isShared = hasOne(asText(site.context.shellProps));
  const isCandidate = (route: Route) =>
    isDocument(route.page) && (isShared || sources.includes(route.source) || hasOne(propsOf(route)));
  const shown: string[] = [];
  for (const route of needles.length > 0 ? site.routes.filter(isCandidate) : []) {
    // Other requests get a turn.
    await setImmediate();
    const html = await memoize(cache, route.file, () => htmlOf(route, site));
    if (hasOne(html)) shown.push(servedPath(route.file, site.address));
  }
  return shown;
}

const htmlOf = (route: Route, site: Prepared): Promise<string> =>
  render(route, site.context).then(
    ({ bytes }) => String(bytes),
    () => '',
  );
