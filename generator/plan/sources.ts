/** What a route is about: the entry whose value its props hold, and the files that the entry's text links to. */
import { type Attached, decoded, isDocument, originOf, type Page, type Route } from '../model.ts';

type Props = Record<string, unknown>;

/** Returns the entry that each of a page's props objects is or holds: the one whose slug is a parameter, otherwise the one under the name that has the most entries in all, `post` rather than `author` or `next`. */
export function entriesOf(all: readonly Props[], parameters: readonly string[]): (string | undefined)[] {
  const held = all.map(props =>
    (originOf(props) ? [] : Object.entries(props)).flatMap(([name, value]) => {
      // Single files have no slug.
      const { slug } = Object(value);
      const file = typeof slug === 'string' ? originOf(Object(value))?.file : undefined;
      return file ? [{ name, file, slug }] : [];
    }),
  );
  const files = new Map<string, Set<string>>();
  for (const { name, file } of held.flat()) files.set(name, (files.get(name) ?? new Set()).add(file));
  return all.map((props, i) => {
    const isNamed = (slug: string) => parameters.some(parameter => props[parameter] === slug);
    const ranked = held[i]?.map(({ name, file, slug }) => ({
      file,
      rank: isNamed(slug) ? Infinity : (files.get(name)?.size ?? 0),
    }));
    return originOf(props)?.file ?? ranked?.sort((a, b) => b.rank - a.rank)[0]?.file;
  });
}

/** Returns a route for each file that an entry links to, at the path to which the link leads from the entry's page. */
export function attachedRoutes(routes: readonly Route[], attached: ReadonlyMap<string, readonly Attached[]>): Route[] {
  const found = routes
    .filter(({ page }) => isDocument(page))
    .flatMap(({ path, source }) =>
      (attached.get(source) ?? []).map(({ href, from, hash, read }): Route => {
        const target = decoded(new URL(href, `http://name.example${path}`).pathname);
        const page: Page = { file: `../${from}`, module: { default: read } as Page['module'], css: '', hash };
        return { path: target, file: target.slice(1), page, props: {}, source: from };
      }),
    );
  return [...new Map(found.map(route => [`${route.file} ${route.source}`, route])).values()];
}
