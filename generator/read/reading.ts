/** The result of reading, for the rest of the generator: the content, what is unsettled in it, and where its values are written. */
import { type Diagnostic, errorAt, type Location, runSiteCode } from '../diagnostics/diagnostics.ts';
import { type Collections, type Content, isAddress, type Person, type PreflightRules } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { createFind } from './find-text.ts';
import type { Path } from './source.ts';

/** Something to settle before launch, and by whom. */
export type Unsettled = Diagnostic & { location: Location; who: Person };

export type Reading = ReturnType<typeof createReading>;

/** Creates the reading from valid entries, by collection. `now` is passed to the site's own rules. */
export function createReading(
  root: string,
  collections: Collections,
  entries: ReadonlyMap<string, readonly Entry[]>,
  now: Date,
) {
  const all = [...entries.values()].flat();
  const allShown = all.filter(({ isShown }) => isShown);
  const shownIn = (name: string) => entries.get(name)?.filter(({ isShown }) => isShown) ?? [];
  const content: Content = Object.freeze(
    Object.fromEntries(
      Object.entries(collections).map(([name, collection]) => {
        const values = shownIn(name).map(({ value }) => value);
        return [name, isFolder(collection) ? Object.freeze(values) : values[0]];
      }),
    ),
  );

  /** Every value that has the placeholder tag. */
  const placeholders = allShown.flatMap(entry => entry.placeholders);

  /** Locates a value of the content: ["claims", "years", "value"] → content/claims.yaml:3:10. */
  function locate([name, ...rest]: Path): Location {
    const collection = collections[String(name)];
    const isList = collection && isFolder(collection);
    const entry = shownIn(String(name))[isList ? Number(rest[0]) : 0];
    return entry ? entry.source.locate(isList ? rest.slice(1) : rest) : { file: 'content' };
  }

  /** Returns what the site's own rules find. Throws a DiagnosticError if they throw. */
  const applyRules = (rules: PreflightRules | undefined) =>
    runSiteCode({ file: 'content/schema.ts', what: 'apply its `preflight`' }, () => [
      ...(rules?.(content as never, now) ?? []),
    ]);

  const sources = all.map(({ source }) => source);
  return {
    content,
    /** The files that the content was read from. */
    sources,
    /** The files of entries that are not public, by their slugs. */
    unpublished: new Map(all.filter(({ isShown }) => !isShown).map(({ slug, source }) => [slug, source.file])),
    /** The files to make from the pictures that the content names, and from those of all entries, public or not. */
    pictures: picturesOf(allShown),
    allPictures: picturesOf(all),
    placeholders,
    /** Returns how many things people must settle before launch, without locating them. */
    unsettledCount: (rules: PreflightRules | undefined): number => placeholders.length + applyRules(rules).length,
    /** Returns all of them, sorted by file and line: placeholders, and what the site's own rules find. */
    preflight: (rules: PreflightRules | undefined): Unsettled[] =>
      [
        ...applyRules(rules).map(({ at, message, who = 'owner' }) => ({ message, location: locate(at), who })),
        ...placeholders.map(({ value, location }) => ({
          message: `placeholder: ${summary(value)}`,
          location,
          who: 'owner' as const,
        })),
      ].sort(({ location: a }, { location: b }) =>
        a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
      ),
    locate,
    /** Finds where a text of a page, such as a link, is written: in content/ or in the code. */
    find: createFind(
      root,
      sources.map(({ file }) => file),
    ),
  };
}

const picturesOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ pictures }) => pictures.flatMap(({ files }) => files));

function summary(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Returns the address in content/site.yaml: the only content that the generator itself needs. Throws a DiagnosticError if there is none. */
export function addressIn({ content, locate }: Reading): string {
  const url = (content.site as { url?: unknown } | undefined)?.url;
  if (isAddress(url)) return url;
  const hint = 'Write the address of the site: https://name.example/ or https://name.example/folder/.';
  throw errorAt(locate(['site', 'url']), '"url" is not the address of a site', hint);
}
