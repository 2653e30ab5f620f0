/** The texts of content by their places: where a text of a page is written, and what refers to a fact. */
import type { Location } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import type { Entry } from './entry.ts';
import { type Facts, insertFacts, namesIn } from './facts.ts';
import { openSource, type Path, parseSource, type Source, valueAt } from './source.ts';

type Place = { file: string; path: Path };
type Read = { collections: Collections; entries: readonly Entry[]; facts: Facts };

export function createTexts(root: string, { collections, entries, facts }: Read, sourceOf: (file: string) => Source) {
  const files = entries.map(({ file }) => file);
  const makers = Object.values(collections).map(({ from, facts }) => ({ file: `content/${from}`, ...facts }));

  /** Returns where a fact is written, "site.city". */
  function placeOfFact(name: string): Place | undefined {
    const [word, ...path] = name.split('.');
    const maker = facts.values.has(name) ? makers.find(one => one.word === word) : undefined;
    return maker && { file: maker.file, path: maker.print ? [...path, maker.print] : path };
  }

  /** Returns the texts that refer to a value, if it is a fact, as pages show them, also through other facts, of which some may go in circles. */
  function usesOf({ file, path }: Place, depth = 5): { file: string; text: string }[] {
    const isHere = (one?: Place) => one?.file === file && one.path.join('.') === path.join('.');
    const fact = depth > 0 && [...facts.values.keys()].find(name => isHere(placeOfFact(name)));
    // Most files need not be parsed for it.
    const users = files.filter(file => fact && namesIn(openSource(root, file).text).includes(fact));
    return users.flatMap(file => {
      const source = sourceOf(file);
      const paragraphs = source.body?.split(/\n{2,}/).map(text => ({ path: ['body'], text })) ?? [];
      const texts = [...textsOf(parseSource(source).data), ...paragraphs];
      const used = texts.filter(({ text }) => namesIn(text).some(name => name === fact));
      const show = ({ path, text }: (typeof texts)[0]) => [
        { file, text: insertFacts(text, facts) },
        ...usesOf({ file, path }, depth - 1),
      ];
      return used.flatMap(show);
    });
  }

  /** Returns what pages show of a value: its texts with facts, a line for each. */
  function textAt({ file, path }: Place): string {
    const texts = textsOf(valueAt(parseSource(sourceOf(file)).data, path));
    return texts.map(({ text }) => insertFacts(text, facts)).join('\n');
  }

  return {
    textAt,
    usesOf,

    /** Returns the facts in a text, with their places. */
    factsIn: (text: string) =>
      [...new Set(namesIn(text))].flatMap(name => {
        const where = placeOfFact(name);
        return where ? { name, value: facts.values.get(name), ...where } : [];
      }),

    /** Returns the text that stands at a location; undefined for code and the body of Markdown. */
    placeAt(location: Location): Place | undefined {
      const { file } = location;
      if (!files.includes(file)) return undefined;
      const source = sourceOf(file);
      const numberOf = ({ line = 1, column = 1 }: Location) => line * 1e5 + column;
      const isAfter = (path: Path) => numberOf(source.locate(path)) > numberOf(location);
      const isInBody = source.body !== undefined && !isAfter(['body', 0]);
      const found = textsOf(parseSource(source).data).findLast(({ path }) => !isInBody && !isAfter(path));
      return found && { file, path: found.path };
    },

    /** Returns the value that is all of one of some texts of a page: that at a `likely` place, or one in the file `own`, or any. */
    find(texts: readonly string[], own: string, likely: Place | undefined): Place | undefined {
      const wanted = texts.map(bareWordsOf).filter(Boolean);
      if (likely && wanted.includes(bareWordsOf(textAt(likely)))) return likely;
      const places = entries.flatMap(({ file, value }) => {
        const found = textsOf(value).find(({ text }) => wanted.includes(bareWordsOf(text)));
        return found ? { file, path: found.path } : [];
      });
      return places.find(({ file }) => file === own) ?? places[0];
    },

    /** Returns where the picture is named that a page shows from the address `src`. */
    pictureAt(src: string): Place | undefined {
      const named = entries.flatMap(({ file, pictures }) => pictures.map(one => ({ ...one, file })));
      const found = named.find(({ files }) => files.some(one => src.endsWith(`/${one.path}`)));
      // A form shows a picture together with its words.
      return found && { file: found.file, path: found.at.at(-1) === 'file' ? found.at.slice(0, -1) : found.at };
    },
  };
}

/** Returns the texts and numbers in a value, with their paths. */
export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'object') return [];
  const parts = Object.entries(Object.getOwnPropertyDescriptors(value ?? {}));
  // The body of an article would be read from its file.
  const there = parts.filter(([, { enumerable, get }]) => enumerable && !get);
  return there.flatMap(([key, part]) => textsOf(part.value, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Returns the words of a text, without its markup. */
const bareWordsOf = (text: string): string => text.replace(/\]\([^)]*\)|[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
