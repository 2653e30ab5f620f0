/** What a route is about: the entry whose value its props hold, and the files that the entry's text links to. */
import { type Attached, isDocument, originOf, type Page, type Route } from '../model.ts';

type Props = Record<string, unknown>;
type Held = { name: string; file: string; slug: unknown };

/**
 * Returns the file of the entry that each of a page's props objects is about: the object itself, or an entry in it: the one whose slug is a
 * parameter, otherwise the one under the name that has the most entries in all props, `post` rather than `author` or `next`.
 */
export function entriesOf(all: readonly Props[], parameters: readonly string[]): (string | undefined)[] {
  const held = all.map(props => (originOf(props) ? [] : Object.entries(props).flatMap(entryIn)));
  const files = new Map<string, Set<string>>();
  for (const { name, file } of held.flat()) files.set(name, (files.get(name) ?? new Set()).add(file));
  return all.map((props, i) => {
    const rank = ({ name, slug }: Held) =>
      parameters.some(parameter => props[parameter] === slug) ? Infinity : (files.get(name)?.size ?? 0);
    const [first, ...others] = held[i] ?? [];
    const best = others.reduce((best, one) => (best && rank(one) > rank(best) ? one : best), first);
    return originOf(props)?.file ?? best?.file;
  });
}

/** Returns an entry of a folder, which has a slug. */
function entryIn([name, value]: [string, unknown]): Held[] {
  const { slug } = Object(value);
  const file = typeof slug === 'string' ? originOf(value as object)?.file : undefined;
  return file ? [{ name, file, slug }] : [];
}

/** Returns a route for each file that an entry links to, at the path to which the link leads from the entry's page. */
export function attachedRoutes(routes: readonly Route[], attached: ReadonlyMap<string, readonly Attached[]>): Route[] {
  const found = routes
    .filter(({ page }) => isDocument(page))
    .flatMap(({ path, source }) =>
      (attached.get(source) ?? []).map(({ href, from, hash, read }): Route => {
        const target = decodeURI(new URL(href, `http://name.example${path}`).pathname);
        const page: Page = { file: `../${from}`, module: { default: read } as Page['module'], css: '', hash };
        return { path: target, file: target.slice(1), page, props: {}, source: from };
      }),
    );
  return [...new Map(found.map(route => [`${route.file} ${route.source}`, route])).values()];
}
