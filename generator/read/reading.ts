/** What was read, for the rest of the generator: the content, what is unsettled in it, and where things stand. */
import { type Diagnostic, DiagnosticError, type Locate, type Location } from '../diagnostics/diagnostics.ts';
import { type Collections, type Content, isAddress } from '../model.ts';
import { isFolder } from './collections.ts';
import { createFind, type Find } from './find-text.ts';
import { locatorOf, type Path } from './positions.ts';
import {
  applyRules,
  inOrder,
  type Placeholder,
  placeholderDiagnostic,
  placeholdersIn,
  type SiteRules,
} from './preflight.ts';
import type { Source } from './source.ts';
import type { ParsedEntry } from './validate.ts';

/** One file of a collection. Where it has mistakes, `diagnostics` says them, and it has no value. */
export type ReadFile = {
  slug: string;
  source?: Source;
  parsed?: ParsedEntry;
  value?: unknown;
  /** Whether it is in the content: what is not public stays out of a build. */
  isShown: boolean;
  diagnostics: readonly Diagnostic[];
};

export type Reading = {
  content: Content;
  /** Every value that stands behind the placeholder tag. */
  placeholders: () => Placeholder[];
  /** How many things a person must settle before launch; nothing is located for it. */
  unsettledCount: (rules: SiteRules | undefined, locateCode: Locate) => number;
  /** All of them, in the order of the files: placeholders, and what the site's own rules find. */
  preflight: (rules: SiteRules | undefined, locateCode: Locate) => Diagnostic[];
  /** Where a value of the content stands: ["claims", "years", "value"] → content/claims.yaml:3:10. */
  locate: (path: Path) => Location;
  /** Where a text of a page, such as a link, is written: in the files `first`, in content/, or in the code; undefined if nowhere. */
  find: Find;
};

/** Makes the reading of files without mistakes. */
export function createReading(
  root: string,
  collections: Collections,
  files: ReadonlyMap<string, readonly ReadFile[]>,
): Reading {
  const shown = new Map([...files].map(([name, all]) => [name, all.filter(({ isShown }) => isShown)]));
  const allShown = [...shown.values()].flat();
  const content: Content = Object.freeze(
    Object.fromEntries(
      Object.entries(collections).map(([name, collection]) => {
        const values = (shown.get(name) ?? []).map(({ value }) => value);
        return [name, isFolder(collection) ? Object.freeze(values) : values[0]];
      }),
    ),
  );
  const placeholderCount = allShown.reduce((sum, { parsed }) => sum + (parsed?.placeholderCount ?? 0), 0);

  function locate([name, ...rest]: Path): Location {
    const collection = collections[String(name)];
    const isList = collection && isFolder(collection);
    const source = shown.get(String(name))?.[isList ? Number(rest[0]) : 0]?.source;
    return source ? locatorOf(source)(isList ? rest.slice(1) : rest) : { file: 'content' };
  }

  const placeholders = () =>
    allShown.flatMap(({ source, parsed }) => (source && parsed?.placeholderCount ? placeholdersIn(source) : []));

  return {
    content,
    placeholders,
    unsettledCount: (rules, locateCode) => placeholderCount + applyRules(rules, content, locateCode).length,
    preflight: (rules, locateCode) =>
      inOrder([
        ...applyRules(rules, content, locateCode).map(({ at, message }) => ({ message, location: locate(at) })),
        ...placeholders().map(placeholderDiagnostic),
      ]),
    locate,
    find: createFind(
      root,
      [...files.values()].flat().flatMap(({ source }) => source?.file ?? []),
    ),
  };
}

/** The address that content/site.yaml gives: all that the generator itself asks of a site's content. */
export function addressIn({ content, locate }: Reading): string {
  const url = (content.site as { url?: unknown } | undefined)?.url;
  if (isAddress(url)) return url;
  const hint = 'Write where the site will stand: https://name.example/ or https://name.example/folder/.';
  throw new DiagnosticError([{ message: '"url" is no address of a site', location: locate(['site', 'url']), hint }]);
}
