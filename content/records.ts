/** The records in content/ that have a page or, at an #anchor, a place on one. */
import { type Content, schema } from './schema.ts';
import type { Entry } from './schemas/site.ts';

/** The names of their collections. */
export type Kind = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends { at: string } ? Name : never;
}[keyof typeof schema];

export const kinds = Object.entries(schema).flatMap(([name, row]) => ('at' in row ? (name as Kind) : []));

/** What lists of pages and of offers read of records, as far as they have it. */
export type PageRecord = Partial<
  Pick<Content['services'][number], 'slug' | 'name' | 'head' | 'serviceType' | 'hero' | 'offer'> &
    Pick<Content['courses'][number], 'title' | 'drawing' | 'description'> &
    Pick<Content['coaching'][number], 'courses'> &
    Pick<Content['branding'], 'packages'>
>;

/** The price lists. */
export type Group = 'services' | 'consultations' | 'learning';

const rowOf = (kind: Kind): { at: string; sells?: Group } => schema[kind];

export function pathOf(kind: Kind, slug = ''): string {
  const { at } = rowOf(kind);
  return at + slug + (slug && !at.endsWith('#') ? '/' : '');
}

/** Returns all of them, each with its path, and the price list on which it is if it sells something. */
export const recordsOf = (content: Content) =>
  kinds.flatMap(kind =>
    [content[kind] as PageRecord | PageRecord[]]
      .flat()
      .map(record => ({ record, path: pathOf(kind, record.slug), sells: rowOf(kind).sells })),
  );

export const pathOfCategory = (slug: string): string => `/blog/topics/${slug}/`;

export type Names = Readonly<Record<string, string>>;

/** Returns the names of pages, by their paths. */
export const namesOf = (content: Content): Names =>
  Object.fromEntries([
    ...recordsOf(content).map(({ path, record }) => [path, record.name ?? record.title ?? content.languages.en.home]),
    ...Object.entries(content.categories).map(([slug, { name }]) => [pathOfCategory(slug), name]),
  ]);

/** A page in breadcrumbs. The last one, the current page, has no path. */
export type Crumb = { name: string; path?: string };

/** Returns the page at a path, after those above it; none for the home page. `name` is that of a page without a record. */
export const trailOf = (names: Names, page: string, name?: string): Crumb[] =>
  [...page.matchAll(/(?<=.)\//g)].flatMap(({ index }): Crumb[] => {
    const path = page.slice(0, index + 1);
    const known = names[path] ?? (path === page ? name : undefined);
    return known ? [path === page ? { name: known } : { name: known, path }] : [];
  });

/** Returns the label of a link of the navigation: its own, or the name of its page. Throws if neither is known. */
export function labelOf({ label, path }: Entry, names: Names): string {
  const known = label ?? names[path];
  if (known) return known;
  throw new Error(`no record has the path ${path}: correct it, or add a label`, { cause: { text: path } });
}
