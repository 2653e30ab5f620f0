/** The result of reading, for the rest of the generator: the content, what is unsettled in it, and where its values are written. */
import path from 'node:path';
import { type Diagnostic, errorAt, type Location, showLocation } from '../diagnostics/diagnostics.ts';
import { copyOf } from '../files.ts';
import { type Collections, type Content, isAddress, type PreflightRules, servedPath } from '../model.ts';
import { runSiteCode } from '../site-code.ts';
import { foldersBeside, isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { createLocateText } from './find-text.ts';
import { openSource, type Path } from './source.ts';

export type Unsettled = Diagnostic & { location: Location; who: 'owner' | 'lawyer' | 'developer' };
export type Reading = ReturnType<typeof createReading>;
type Read = { collections: Collections; entries: Map<string, Entry[]>; others: ReadonlySet<string>; now: Date };

export function createReading(root: string, { collections, entries, others, now }: Read) {
  const files = [...entries.values()].flat().map(({ file }) => file);
  const shown = new Map([...entries].map(([name, some]) => [name, some.filter(({ isShown }) => isShown)]));
  const allShown = [...shown.values()].flat();
  const links = new Map(allShown.map(({ file, links }) => [file, links]));
  const targets = new Set([...links.values()].flat().map(({ target }) => target));
  const isAttached = (file: string) => file.startsWith('content/') && others.has(file) && targets.has(file);
  let paths: ReadonlyMap<string, string> | undefined;
  const placeholders = allShown.flatMap(entry => entry.placeholders);
  const content: Record<string, unknown> = {};
  for (const [name, some] of shown) {
    const values = some.map(({ value }) => value);
    content[name] = isFolder(collections[name]) ? Object.freeze(values) : values[0];
  }

  /** Locates a value of the content: ["claims", "years", "value"] → content/claims.yaml:3:10. */
  function locate([name = '', ...path]: Path): Location {
    const index = isFolder(collections[String(name)]) ? Number(path.shift()) : 0;
    const entry = shown.get(String(name))?.[index];
    return entry ? openSource(root, entry.file).locate(path) : { file: 'content' };
  }

  const task = { file: 'content/schema.ts', what: 'apply its `preflight`' };
  const applyRules = (rules: PreflightRules | undefined) =>
    runSiteCode(task, () => [...(rules?.(content as never, now) ?? [])]);

  return {
    content: Object.freeze(content) satisfies Content,
    attached: [...others].filter(isAttached).map(file => copyOf(path.join(root, file), nameOf(file))),
    /** Takes the path of each text's page: before that, no links are known. */
    planned(pages: ReadonlyMap<string, string>): void {
      paths = pages;
    },
    /** Returns the links in a file's text to other files, with their paths. */
    linksIn(file: string): Record<string, string> {
      const pages = paths ?? fail();
      const found = (links.get(file) ?? []).flatMap(({ href, target }) => {
        const attached = isAttached(target) && servedPath(nameOf(target), { origin: '', base: '/' });
        const to = attached || pages.get(target);
        return to ? [[href, to + (/[?#].*/s.exec(href)?.[0] ?? '')]] : [];
      });
      return Object.fromEntries(found);
    },
    outside: foldersBeside(collections),
    pictures: allShown.flatMap(({ pictures }) => pictures.flatMap(({ files }) => files)),
    /** Returns how many points `preflight` lists; to locate them takes as long as to read all content. */
    countUnsettled: (rules: PreflightRules | undefined) => placeholders.length + applyRules(rules).length,
    preflight(rules: PreflightRules | undefined): Unsettled[] {
      const tagged = placeholders.map(({ value, location }) => {
        const message = `placeholder: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
        return { message, location, who: 'owner' as const };
      });
      const found = applyRules(rules).map(({ at, who = 'owner', ...rest }) => ({ ...rest, who, location: locate(at) }));
      const placeOf = ({ location }: Unsettled) => showLocation(location);
      return [...tagged, ...found].sort((a, b) => placeOf(a).localeCompare(placeOf(b), 'en', { numeric: true }));
    },
    locate,
    locateText: createLocateText(root, files),
  };
}

const fail = () => {
  throw new Error('the `links` of an entry are not known before all pages are: give the entry itself to the page');
};

/** Returns the name of a file of content/ on the site: "posts/plan.pdf". */
const nameOf = (file: string) => file.slice('content/'.length);

/** Returns the address in content/site.yaml, the only content that the generator itself needs. Throws if there is none. */
export function addressIn({ content, locate }: Reading): string {
  const url = (content.site as { url?: unknown } | undefined)?.url;
  if (isAddress(url)) return url;
  const hint = 'Write the address of the site: https://name.example/ or https://name.example/folder/.';
  throw errorAt(locate(['site', 'url']), '"url" is not the address of a site', hint);
}
