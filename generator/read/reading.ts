/** The result of reading, for the rest of the generator: the content, what is unsettled in it, and where its values are written. */
import { type Diagnostic, errorAt, type Location, runSiteCode, showLocation } from '../diagnostics/diagnostics.ts';
import { type Collections, type Content, isAddress, type Person, type PreflightRules } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { createFind } from './find-text.ts';
import type { Path } from './source.ts';

/** Something to settle before launch, and by whom. */
export type Unsettled = Diagnostic & { location: Location; who: Person };

export type Reading = ReturnType<typeof createReading>;

/** Creates the reading from valid entries, by collection. `now` is passed to the site's own rules. */
export function createReading(root: string, collections: Collections, entries: Map<string, Entry[]>, now: Date) {
  const all = [...entries.values()].flat();
  const shown = new Map([...entries].map(([name, some]) => [name, some.filter(({ isShown }) => isShown)]));
  const allShown = [...shown.values()].flat();
  const valueIn = (name: string) => {
    const values = (shown.get(name) ?? []).map(({ value }) => value);
    return collections[name] && isFolder(collections[name]) ? Object.freeze(values) : values[0];
  };
  const content = Object.fromEntries(Object.keys(collections).map(name => [name, valueIn(name)]));
  const sources = all.map(({ source }) => source);
  const placeholders = allShown.flatMap(entry => entry.placeholders);

  /** Locates a value of the content: ["claims", "years", "value"] → content/claims.yaml:3:10. */
  function locate([name = '', ...rest]: Path): Location {
    const index = shown.get(String(name))?.[0]?.slug ? Number(rest.shift()) : 0;
    return shown.get(String(name))?.[index]?.source.locate(rest) ?? { file: 'content' };
  }

  /** Returns what the site's own rules find. Throws a DiagnosticError if they throw. */
  const applyRules = (rules: PreflightRules | undefined) =>
    runSiteCode({ file: 'content/schema.ts', what: 'apply its `preflight`' }, () => [
      ...(rules?.(content as never, now) ?? []),
    ]);

  return {
    content: Object.freeze(content) satisfies Content,
    /** The files that the content was read from. */
    sources,
    /** The files of entries that are not public, by their slugs. */
    unpublished: new Map(all.filter(({ isShown }) => !isShown).map(({ slug, source }) => [slug, source.file])),
    /** The files to make from the pictures that the content names, and from those of all entries, public or not. */
    pictures: picturesOf(allShown),
    allPictures: picturesOf(all),
    /** Every value that has the placeholder tag. */
    placeholders,
    /** Returns how many things people must settle before launch, without locating them. */
    unsettledCount: (rules: PreflightRules | undefined): number => placeholders.length + applyRules(rules).length,
    /** Returns all of them, sorted by file and line: placeholders, and what the site's own rules find. */
    preflight: (rules: PreflightRules | undefined): Unsettled[] =>
      [
        ...placeholders.map(({ value, location }) => ({
          message: `placeholder: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
          location,
        })),
        ...applyRules(rules).map(({ at, ...found }) => ({ ...found, location: locate(at) })),
      ]
        .map(found => ({ who: 'owner' as const, ...found }))
        .sort((a, b) => showLocation(a.location).localeCompare(showLocation(b.location), 'en', { numeric: true })),
    locate,
    /** Finds where a text of a page, such as a link, is written: in content/ or in the code. */
    find: createFind(
      root,
      sources.map(({ file }) => file),
    ),
  };
}

const picturesOf = (entries: Entry[]) => entries.flatMap(({ pictures }) => pictures.flatMap(({ files }) => files));

/** Returns the address in content/site.yaml: the only content that the generator itself needs. Throws a DiagnosticError if there is none. */
export function addressIn({ content, locate }: Reading): string {
  const url = (content.site as { url?: unknown } | undefined)?.url;
  if (isAddress(url)) return url;
  const hint = 'Write the address of the site: https://name.example/ or https://name.example/folder/.';
  throw errorAt(locate(['site', 'url']), '"url" is not the address of a site', hint);
}
