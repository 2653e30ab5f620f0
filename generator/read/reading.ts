/** What was read, for the rest of the generator: the content, what is unsettled in it, and where things stand. */
import {
  type Diagnostic,
  DiagnosticError,
  errorAt,
  type Locate,
  type Location,
  runSiteCode,
} from '../diagnostics/diagnostics.ts';
import { type Collections, type Content, hashOf, isAddress, type Person, type SiteRules } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { type Facts, noFact, putFacts } from './facts.ts';
import { createFind } from './find-text.ts';
import { locatorOf, type Path, valueAt } from './positions.ts';
import type { Source } from './source.ts';
import { parseSource } from './yaml.ts';

/** A value that stands behind the placeholder tag. */
type Placeholder = { value: unknown; location: Location };

/** What must be settled before launch, and by whom. */
export type Unsettled = Diagnostic & { location: Location; who: Person };

export type Reading = ReturnType<typeof createReading>;

/** Makes the reading of files without mistakes: name of a collection → its entries, and the facts in them. `now` is the moment that the site's rules are told. */
export function createReading(
  root: string,
  collections: Collections,
  { entries, facts }: { entries: ReadonlyMap<string, readonly Entry[]>; facts: Facts },
  now: Date,
) {
  const shown = new Map([...entries].map(([name, all]) => [name, all.filter(({ isShown }) => isShown)]));
  const content: Content = Object.freeze(
    Object.fromEntries(
      Object.entries(collections).map(([name, collection]) => {
        const values = shown.get(name)?.map(({ value }) => value) ?? [];
        return [name, isFolder(collection) ? Object.freeze(values) : values[0]];
      }),
    ),
  );
  const withPlaceholders = [...shown.values()].flat().filter(({ parsed }) => parsed.placeholderCount > 0);
  /** Every value that stands behind the placeholder tag. */
  const placeholders = (): Placeholder[] => withPlaceholders.flatMap(({ source }) => placeholdersIn(source));
  const placeholderCount = withPlaceholders.reduce((sum, { parsed }) => sum + parsed.placeholderCount, 0);

  /** Where a value of the content stands: ["claims", "years", "value"] → content/claims.yaml:3:10. */
  function locate([name, ...rest]: Path): Location {
    const collection = collections[String(name)];
    const isList = collection && isFolder(collection);
    const entry = shown.get(String(name))?.[isList ? Number(rest[0]) : 0];
    return entry ? locatorOf(entry.source)(isList ? rest.slice(1) : rest) : { file: 'content' };
  }

  /** What the site's own rules find. Throws a DiagnosticError where their code throws. */
  const applyRules = (rules: SiteRules | undefined, locateCode: Locate) =>
    runSiteCode({ file: 'content/preflight.ts', what: 'be applied' }, locateCode, () => [
      ...(rules?.(content as never, now) ?? []),
    ]);

  const sources = [...entries.values()].flat().map(({ source }) => source);
  const find = createFind(
    root,
    sources.map(({ file }) => file),
  );

  /** Puts facts into a text of the site's code. Throws a DiagnosticError, with the place of the reference, where there is no such fact. */
  function refer(text: string): string {
    if (facts.size === 0 || !text.includes('{')) return text;
    return putFacts(text, facts, name => {
      const location = facts.has(name) ? undefined : (find(`{${name}}`) ?? { file: 'pages' });
      if (location) throw new DiagnosticError([{ ...noFact(name, facts, collections), location }]);
    });
  }

  return {
    content,
    /** The files that it was read out of. */
    sources,
    /** The files to make of the pictures that it names. */
    pictures: [...shown.values()].flat().flatMap(({ pictures }) => pictures.flatMap(({ files }) => files)),
    placeholders,
    /** How many things a person must settle before launch; nothing is located for it. */
    unsettledCount: (rules: SiteRules | undefined, locateCode: Locate): number =>
      placeholderCount + applyRules(rules, locateCode).length,
    /** All of them, in the order of the files: placeholders, and what the site's own rules find. */
    preflight: (rules: SiteRules | undefined, locateCode: Locate): Unsettled[] =>
      [
        ...applyRules(rules, locateCode).map(({ at, message, who = 'owner' }) => ({
          message,
          location: locate(at),
          who,
        })),
        ...placeholders().map(({ value, location }) => ({
          message: `placeholder: ${summary(value)}`,
          location,
          who: 'owner' as const,
        })),
      ].sort(({ location: a }, { location: b }) =>
        a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
      ),
    locate,
    refer,
    /** A hash of all facts. */
    factsHash: hashOf(JSON.stringify([...facts])),
    /** Where a text of a page, such as a link, is written: in the files `first`, in content/, or in the code; undefined if nowhere. */
    find,
  };
}

/** Every value of a file behind the placeholder tag. */
export function placeholdersIn(source: Source): Placeholder[] {
  const { data, placeholders } = parseSource(source);
  const locate = locatorOf(source);
  return placeholders.map(path => ({ value: valueAt(data, path), location: locate(path) }));
}

function summary(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The address that content/site.yaml gives: all that the generator itself asks of a site's content. */
export function addressIn({ content, locate }: Reading): string {
  const url = (content.site as { url?: unknown } | undefined)?.url;
  if (isAddress(url)) return url;
  const hint = 'Write where the site will stand: https://name.example/ or https://name.example/folder/.';
  throw errorAt(locate(['site', 'url']), '"url" is no address of a site', hint);
}
