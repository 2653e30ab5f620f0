/** The texts of content by their places: where a text of a page is written, and what refers to a fact. */
import type { LocateText, Location } from '../diagnostics/diagnostics.ts';
import { blocksOf } from '../markdown.ts';
import type { Collections } from '../model.ts';
import type { Entry } from './entry.ts';
import { type Facts, insertFacts, namesIn } from './facts.ts';
import { isWithin, openSource, type Path, parseSource, type Source } from './source.ts';

type Text = { path: Path; text: string };
type Place = { file: string; path: Path };
type Read = { collections: Collections; entries: readonly Entry[]; facts: Facts };
/** What is clicked, and the text of its element and of what is around that. */
export type Clicked = { text: string; whole: string; nearby: string };

export function createTexts(
  root: string,
  { collections, entries, facts }: Read,
  { sourceOf, locateText }: { sourceOf: (file: string) => Source; locateText: LocateText },
) {
  const files = entries.map(({ file }) => file);
  const makers = Object.values(collections).map(({ from, facts }) => ({ file: `content/${from}`, ...facts }));

  /** Returns the texts of a file as they are written, a block of its body for one. */
  function textsIn(file: string): Text[] {
    const source = sourceOf(file);
    const blocks = blocksOf(source.body ?? '', facts.markdown).map(({ at, text }) => ({ path: ['body', at], text }));
    return [...textsOf(parseSource(source).data), ...blocks];
  }

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
      const used = textsIn(file).filter(({ text }) => namesIn(text).some(name => name === fact));
      const show = ({ path, text }: Text) => [
        { file, text: insertFacts(text, facts) },
        ...usesOf({ file, path }, depth - 1),
      ];
      return used.flatMap(show);
    });
  }

  return {
    usesOf,

    /** Returns what pages show of a value: its texts with facts, a line for each. */
    textAt({ file, path }: Place): string {
      const within = textsIn(file).filter(one => isWithin(one.path, path));
      return within.map(({ text }) => insertFacts(text, facts)).join('\n');
    },

    /** Returns the facts in a text, with their places. */
    factsIn: (text: string) =>
      [...new Set(namesIn(text))].flatMap(name => {
        const where = placeOfFact(name);
        return where ? { name, value: facts.values.get(name), ...where } : [];
      }),

    /** Returns the value or block of content that a text of a page is, or is made of; or else where it stands in code. `made` are the files of the page. */
    find({ text, whole, nearby }: Clicked, made: readonly string[]): Place | Location | undefined {
      const [own = ''] = made;
      const textsOfEntry = ({ file, value }: Entry) => (file === own ? textsIn(file) : textsOf(value));
      const all = entries.flatMap(entry =>
        textsOfEntry(entry).map(({ path, text }) => {
          // What is called after its file cannot be changed in it.
          const words = path[0] === 'slug' ? '' : bareWordsOf(insertFacts(text, facts));
          return { file: entry.file, path, words };
        }),
      );
      const around = bareWordsOf(nearby);
      /** More for a text that is written out, in the file of the page, and for what stands beside it in its file and on the page. */
      const nearness = ({ file, path, words }: (typeof all)[0]) => {
        const parent = path.slice(0, -1).join('.');
        const beside = all.filter(one => one.file === file && one.path.join('.').startsWith(parent));
        const seen = beside.filter(one => one.words !== words && has(around, one.words));
        const isWritten = sourceOf(file).text.includes(text);
        return seen.length / Math.sqrt(beside.length) + Number(file === own) + Number(isWritten);
      };
      const clicked = [whole, text].map(bareWordsOf);
      for (const wanted of clicked) {
        const exact = all.filter(({ words }) => words === wanted && words !== '');
        if (exact.length > 0) return exact.toSorted((a, b) => nearness(b) - nearness(a))[0];
      }
      const [located] = locateText(text, made, nearby);
      if (located && !files.includes(located.file)) return located;
      const { file = own, line = Infinity } = located ?? {};
      const isHere = (one: Place) => one.file === file && (sourceOf(file).locate(one.path).line ?? 0) <= line;
      const [longer = '', words = ''] = clicked;
      const parts = all.filter(one =>
        has(one.words, words)
          ? has(longer, one.words) || (words.includes(' ') && isHere(one))
          : /.+ .+ /.test(one.words) && has(words, one.words),
      );
      const [longest] = parts.toSorted((a, b) => b.words.length - a.words.length);
      if (longest ?? located) return longest ?? located;
      // Code names values within a sentence. A few words of it may be anywhere by chance.
      const said = text.split(/\s+/).slice(0, 40);
      const some = said.map((_, i) => said.slice(i, i + 3)).filter(({ length }) => length === 3);
      return some.flatMap(three => locateText(three.join(' '), made, nearby, true))[0];
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
export function textsOf(value: unknown, path: Path = []): Text[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'object') return [];
  const parts = Object.entries(Object.getOwnPropertyDescriptors(value ?? {}));
  // The body of an article would be read from its file.
  const there = parts.filter(([, { enumerable, get }]) => enumerable && !get);
  return there.flatMap(([key, part]) => textsOf(part.value, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Returns the words of a text, without its markup. */
const bareWordsOf = (text: string): string =>
  text.replace(/(?:^\s*\d+[.)]\s|\](?:\([^)]*\)|\[[^\]]*\])|<[^>]*>|[^\p{L}\p{M}\p{N}])+/gmu, ' ').trim();
/** Returns whether words are among others; a sentence may go on with them. */
const has = (words: string, some: string): boolean =>
  some !== '' && ` ${words} `.toLowerCase().includes(` ${some} `.toLowerCase());
