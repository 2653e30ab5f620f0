/** Finds where a text of a finished page is written in the sources, for diagnostics about that page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../cache.ts';
import { type LocateText, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import { decoded } from '../model.ts';

/** The likeliest place of a text in a file, and how many letters the words around it on the page are away: more if it is unlikely. */
type Place = { location: Location; distance: number };

/** Letters: an entry in a list, or an element, is about as long. */
const near = 300;

/** What makes a place unlikely, as much as so many letters. Another entry has mostly a page of its own, with the same link. */
const unlikely = { partOfValue: 150, twoWordsNearby: 150, noWordsNearby: 600, otherFile: 300, otherEntry: 600 };

/** Finds a text that is not part of a longer one: in the entry and the module of a page, otherwise in all content and what it imports. */
export function createLocateText(root: string, content: readonly string[]): LocateText {
  const texts = new Map<string, unknown>();
  const inContent = new Map<string, unknown>();
  const textOf = (file: string, hasComments: boolean): string =>
    memoize(texts, `${hasComments} ${file}`, () => {
      const full = path.join(root, file);
      // It may have been deleted after the site was read.
      const text = existsSync(full) ? readFileSync(full, 'utf8').replace(/\r\n?/g, '\n') : '';
      const comment = file.endsWith('.md') ? /<!--[\s\S]*?-->/g : /(?<![^\s{])\/\*[\s\S]*?\*\/|^\s*(?:\/\/|# ).*/gm;
      return hasComments ? text : text.replace(comment, it => it.replace(/[^\n]/g, ' '));
    });

  function placeIn(file: string, shown: string, nearby: string): Place[] {
    const isCode = !/^(?:content|\.cache)\//.test(file);
    // In code, these are everywhere.
    if (isCode && /^[{[$]|^(?:undefined|NaN)$/.test(shown)) return [];
    const source = textOf(file, shown.startsWith('<!--'));
    const text = source.includes(shown) ? shown : decoded(shown);
    const places = [...offsetsOf(text, source)].flatMap(at => {
      const isWhole = isWholeValue(text, source, at);
      const distance = distanceTo(nearby, source, at) + (isWhole ? 0 : unlikely.partOfValue);
      // In code a path is a whole text: "/" also ends an element. And "/" is everywhere: a link has its words beside it.
      const isOther = isCode && !isWhole && text.startsWith('/');
      return isOther || (text === '/' && distance > near) ? [] : { at, distance };
    });
    const [best] = places.sort((a, b) => a.distance - b.distance);
    return best ? [{ location: locationAt(file, source, best.at), distance: best.distance }] : [];
  }

  return (text, sources, nearby = '', isOnly = false) => {
    const placesIn = (files: readonly string[]) => [...new Set(files)].flatMap(file => placeIn(file, text, nearby));
    const ownFiles = sources.slice(0, 2);
    const own = placesIn(ownFiles);
    const isOwn = isOnly || own.some(({ distance }) => distance <= near);
    const everywhere = () => memoize(inContent, `${text}\n${nearby}`, () => placesIn(content));
    const all = isOwn ? [] : [...everywhere(), ...placesIn(sources.slice(2))];
    const isEntry = ({ location }: Place) => /^content\/.*\//.test(location.file);
    const isLikely = (place: Place) => !text.startsWith('/') || !isEntry(place) || place.distance <= near;
    const others = all.filter(place => !ownFiles.includes(place.location.file) && isLikely(place));
    const scored = [
      ...own.map(place => ({ place, score: place.distance })),
      ...others.map(place => ({
        place,
        score: place.distance + unlikely[isEntry(place) ? 'otherEntry' : 'otherFile'],
      })),
    ];
    const found = scored.sort((a, b) => a.score - b.score).map(({ place }) => place.location);
    return found.slice(0, isOwn ? 1 : 2);
  };
}

const isWholeValue = (text: string, source: string, at: number): boolean =>
  /(?:["'`>(|\n]|[:,[{*-] |# )\s*$/.test(source.slice(0, at).slice(-9)) &&
  /^\s*(?:["'`<)|,}\]*]|\n|$)/.test(source.slice(at + text.length));

/** Returns how far the words `nearby`, or the first or last two of them, are from an offset. */
function distanceTo(nearby: string, source: string, at: number): number {
  if (nearby === '') return 0;
  const words = nearby.split(/\s+/);
  const around = source.slice(Math.max(0, at - near), at + near).replace(/[*_`\s]/g, ' ');
  for (const phrase of [words, words.slice(0, 2), words.slice(-2)]) {
    const found = around.indexOf(phrase.join(' '));
    const distance = Math.abs(found - Math.min(at, near)) + (phrase === words ? 0 : unlikely.twoWordsNearby);
    if (found >= 0) return Math.min(near, distance);
  }
  return unlikely.noWordsNearby;
}

/** Yields the offsets of a text. "/blog/" is not in "/blog/one/"; a text with delimiters of its own, "<b>", is anywhere. */
function* offsetsOf(text: string, source: string): Generator<number> {
  const beginsAsWord = /^[\p{L}\p{N}/.:#?_-]/u.test(text);
  const endsAsWord = !/[>}]$/.test(text);
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
    if (beginsAsWord && /[\w/.:-]/.test(source[at - 1] ?? '')) continue;
    if (!endsAsWord || !/[\w/#?&=-]/.test(source[at + text.length] ?? '')) yield at;
  }
}
