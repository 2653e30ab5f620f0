/** The texts of content by their places: where a text of a page is written, and what refers to a fact. */
import { memoize } from '../cache.ts';
import type { Location } from '../diagnostics/diagnostics.ts';
import type { Entry } from './entry.ts';
import { type Facts, insertFacts, namesIn } from './facts.ts';
import { blockAt, blocksOf } from './path-at.ts';
import { isInBody, openSource, type Path, parseSource, type Source, valueAt } from './source.ts';

export type Place = { file: string; path: Path };
type Text = { path: Path; text: string };
/** A text that refers to a fact, as pages show it. */
export type Use = Place & { at: Location; text: string };

/** Returns a value as it is written, with references to facts. */
export function rawAt(source: Source, at: Path): unknown {
  if (source.body === undefined || !isInBody(at)) return valueAt(parseSource(source).data, at);
  const block = blockAt(source.body, Number(at[1]));
  return source.body.slice(block.at, block.end);
}

/** Yields the texts in a value, with their paths. */
export function* textsOf(value: unknown, path: Path = []): Generator<Text> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object')
    for (const [key, part] of Object.entries(value ?? {}))
      yield* textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

function textsIn(source: Source): Text[] {
  const { body = '' } = source;
  const blocks = blocksOf(body).map(({ at, end }) => ({ path: ['body', at], text: body.slice(at, end) }));
  return [...textsOf(parseSource(source).data), ...blocks];
}

/** Returns the words of a text, without its markup. */
const wordsIn = (text: string): string => text.replace(/\]\([^)]*\)|[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

type Read = { entries: readonly Entry[]; facts: Facts; sourceOf: (file: string) => Source };

export function createTexts(root: string, { entries, facts, sourceOf }: Read) {
  const uses = new Map<string, unknown>();
  const factAt = ({ file, path }: Place): string | undefined =>
    [...facts.places].find(([, one]) => one.file === file && one.path.join('.') === path.join('.'))?.[0];

  /** Returns the texts that refer to a fact, also through other facts. */
  const usesOf = (fact: string): Use[] =>
    memoize(uses, fact, () =>
      entries.flatMap(({ file }) => {
        // Not kept: it may be one of thousands.
        if (!namesIn(openSource(root, file).text).includes(fact)) return [];
        const source = sourceOf(file);
        const texts = textsIn(source).filter(({ text }) => namesIn(text).includes(fact));
        return texts.flatMap(({ path, text }) => {
          const other = factAt({ file, path });
          const use = { file, path, at: source.locate(path), text: insertFacts(text, facts) };
          return [use, ...(other ? usesOf(other) : [])];
        });
      }),
    );

  /** Returns what pages show of a value: its texts with facts, a line for each. */
  const textAt = ({ file, path }: Place): string =>
    Array.from(textsOf(rawAt(sourceOf(file), path)), ({ text }) => insertFacts(text, facts)).join('\n');

  return {
    textAt,

    /** Returns the facts in a text, and what refers to it if it is one itself. */
    usesAt(place: Place, text: string) {
      const fact = factAt(place);
      const named = [...new Set(namesIn(text))].flatMap(name => {
        const where = facts.places.get(name);
        return where ? { name, value: facts.values.get(name), ...where, uses: usesOf(name) } : [];
      });
      return { facts: named, uses: fact === undefined ? [] : usesOf(fact) };
    },

    /** Returns the value that has all the words of one of some texts of a page: `likely`, or one in the file `own`, or any. */
    find(texts: readonly string[], own: string, likely?: Place): Place | undefined {
      const wanted = texts.map(wordsIn).filter(Boolean);
      if (likely && wanted.includes(wordsIn(textAt(likely)))) return likely;
      const ownFirst = entries.toSorted((a, b) => Number(b.file === own) - Number(a.file === own));
      for (const { file, value } of ownFirst)
        for (const { path, text } of textsOf(value)) if (wanted.includes(wordsIn(text))) return { file, path };
      return undefined;
    },

    /** Returns where the picture is named that a page shows from the address `src`. */
    pictureAt(src: string): Place | undefined {
      const named = entries.flatMap(({ file, pictures }) =>
        pictures.map(({ at, files }) => ({ file, path: at, files })),
      );
      return named.find(({ files }) => files.some(one => src.endsWith(`/${one.path}`)));
    },
  };
}
