/** The result of reading, for the rest of the generator: the content, what is unsettled in it, and where its values are written. */
import path from 'node:path';
import { memoize } from '../cache.ts';
import { type Diagnostic, errorAt, type Location } from '../diagnostics/diagnostics.ts';
import { copyOf } from '../files.ts';
import { type Collections, type Content, isAddress, type PreflightRules, servedPath } from '../model.ts';
import { runSiteCode } from '../site-code.ts';
import { foldersBeside, isFolder } from './collections.ts';
import { createEditing } from './editing.ts';
import type { Entry } from './entry.ts';
import type { Facts } from './facts.ts';
import { groupOf, inWords } from './field.ts';
import { createLocateText } from './find-text.ts';
import { openSource, type Path, type Source } from './source.ts';
import { textsOf } from './texts.ts';

type Who = 'owner' | 'lawyer' | 'developer';
/** `path` is that of its value in the file, which may lack it. */
export type Unsettled = Diagnostic & { location: Location; path: Path; who: Who; group: string };
export type Reading = ReturnType<typeof createReading>;
type Read = { collections: Collections; entries: Map<string, Entry[]>; facts: Facts } & {
  others: ReadonlySet<string>;
  now: Date;
};

export function createReading(root: string, { collections, entries, others, facts, now }: Read) {
  const files = [...entries.values()].flat().map(({ file }) => file);
  const shown = new Map([...entries].map(([name, some]) => [name, some.filter(({ isShown }) => isShown)]));
  const allShown = [...shown.values()].flat();
  const links = new Map(allShown.map(({ file, links }) => [file, links]));
  const targets = new Set([...links.values()].flat().map(({ target }) => target));
  const isAttached = (file: string) => file.startsWith('content/') && others.has(file) && targets.has(file);
  let paths: ReadonlyMap<string, string> | undefined;
  const placeholders = [...shown].flatMap(([name, some]) =>
    some.flatMap(entry => entry.placeholders.map(one => ({ ...one, name }))),
  );
  const content: Record<string, unknown> = {};
  for (const [name, some] of shown) {
    const values = some.map(({ value }) => value);
    content[name] = isFolder(collections[name]) ? Object.freeze(values) : values[0];
  }

  const sources = new Map<string, Source>();

  /** Opens a file, which is parsed again only if it has changed. */
  function sourceOf(file: string): Source {
    const source = openSource(root, file);
    return memoize(sources, `${file} ${source.hash}`, () => source);
  }

  function placeOf([name = '', ...path]: Path) {
    const index = isFolder(collections[String(name)]) ? Number(path.shift()) : 0;
    return { name: String(name), file: shown.get(String(name))?.[index]?.file, path };
  }

  /** Locates a value of the content: ["claims", "years", "value"] → content/claims.yaml:3:10. */
  function locate(at: Path): Location {
    const { file, path } = placeOf(at);
    return file ? sourceOf(file).locate(path) : { file: 'content' };
  }

  const groupAt = (name: string, path: Path) => groupOf(collections[name]?.as, path) ?? inWords(name);

  const locateText = createLocateText(root, files);
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
      const tagged = placeholders.map(({ name, at, value, location }): Unsettled => {
        const texts = textsOf(value).map(({ text }) => text);
        const message = `placeholder: ${texts.join(', ') || JSON.stringify(value)}`;
        return { message, location, path: at, who: 'owner', group: groupAt(name, at) };
      });
      const found = applyRules(rules).map(({ at, who = 'owner', group, ...rest }): Unsettled => {
        const { name, path } = placeOf(at);
        return { ...rest, location: locate(at), path, who, group: group ?? groupAt(name, path) };
      });
      return [...tagged, ...found];
    },
    locate,
    editing: createEditing(root, { collections, entries, facts }, { sourceOf, locateText }),
    locateText,
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
