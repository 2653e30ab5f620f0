/** The records in content/ that have a page or, at an #anchor, a place on one. */
import type { Content } from './schema.ts';
import type { PageTone } from './schemas/common.ts';
import type { OfferFacts } from './schemas/offer-facts.ts';
import type { Entry } from './schemas/site.ts';

/** Their paths, by the names of collections. Where a collection is a folder, the slug of the entry follows. */
export const paths = {
  home: '/',
  about: '/about/',
  contact: '/contact/',
  system: '/trece-system/',
  ourClients: '/clients/',
  pricing: '/pricing/',
  flagship: '/30-60-90/',
  ppc: '/services/ppc/',
  branding: '/services/branding/',
  mediaPr: '/services/media-pr/',
  addOns: '/services/add-ons/',
  services: '/services/',
  consultations: '/consult/',
  academy: '/academy/',
  freeCourses: '/academy/free-courses/',
  coaching: '/coach/',
  programs: '/academy/courses/',
  courses: '/academy/courses/#',
  workshops: '/academy/workshops/',
  blog: '/blog/',
  posts: '/blog/',
  policies: '/',
  pages: '/',
} as const satisfies Partial<Record<keyof Content, string>>;

export type Kind = keyof typeof paths;

/** What lists of pages and of offers read of records, as far as they have it. */
export type PageRecord = {
  slug?: string;
  name?: string | undefined;
  title?: string | undefined;
  head?: { tone?: PageTone | undefined; drawing?: string | undefined };
  drawing?: string;
  serviceType?: string;
  description?: string;
  hero?: { lead: string };
  offer?: OfferFacts;
  courses?: Content['coaching'][number]['courses'];
  packages?: Content['branding']['packages'];
};

/** Returns all of them, each with its path. */
export const recordsOf = (content: Content) =>
  (Object.keys(paths) as Kind[]).flatMap(kind =>
    [content[kind] as PageRecord | PageRecord[]].flat().map(record => ({ kind, record, path: pathOf(kind, record) })),
  );

export const pathOf = (kind: Kind, { slug = '' }: { slug?: string }): string =>
  paths[kind] + slug + (slug && !paths[kind].endsWith('#') ? '/' : '');

export type Names = Readonly<Record<string, string>>;

/** Returns the names of pages, by their paths. */
export const namesOf = (content: Content): Names =>
  Object.fromEntries([
    ...recordsOf(content).map(({ path, record }) => [path, record.name ?? record.title ?? content.languages.en.home]),
    ...Object.entries(content.categories).map(([slug, { name }]) => [`/blog/topics/${slug}/`, name]),
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
  const cause = { file: 'content/navigation.yaml', text: path };
  throw new Error(`no record with a name has the path ${path}: correct it, or add a label`, { cause });
}
