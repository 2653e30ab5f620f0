/** Finds where a text of a finished page is written in the sources, for diagnostics about that page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../cache.ts';
import { type LocateText, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import type { Range } from '../markdown.ts';
import { decoded } from '../model.ts';

/** The likeliest place of a text in a file, and how many letters the words around it on the page are away: more if it is unlikely. */
type Place = { location: Location; distance: number };

/** Letters: an entry in a list, or an element, is about as long. */
const near = 300;

/** What makes a place unlikely, as much as so many letters. Another entry has mostly a page of its own, with the same link. */
const unlikely = { partOfValue: 150, noWordsNearby: 600, otherFile: 300, otherEntry: 600 };

/** Finds a text that is not part of a longer one: in the entry and the module of a page, otherwise in all content and what it imports. */
export function createLocateText(root: string, content: readonly string[]): LocateText {
  const texts = new Map<string, unknown>();
  const inContent = new Map<string, unknown>();
  const textOf = (file: string): string =>
    memoize(texts, file, () => {
      const full = path.join(root, file);
      // It may have been deleted after the site was read.
      const text = existsSync(full) ? readFileSync(full, 'utf8').replace(/\r\n?/g, '\n') : '';
      const comment = file.endsWith('.md') ? /<!--[\s\S]*?-->/g : /(?<![^\s{])\/\*[\s\S]*?\*\/|^\s*(?:\/\/|# ).*/gm;
      return text.replace(comment, it => it.replace(/[^\n]/g, ' '));
    });

  const placesIn = (files: readonly string[], shown: string, nearby: string): Place[] =>
    [...new Set(files)].flatMap(file => {
      // These are everywhere.
      const common = /^(?:content|\.cache)\//.test(file) ? /^\/$/ : /^[{[$]|^(?:undefined|NaN|\/)$/;
      if (common.test(shown)) return [];
      const source = textOf(file);
      const text = source.includes(shown) ? shown : decoded(shown);
      const places = rangesOf(text, source).map(({ at, end }) => ({
        at,
        distance: distanceTo(nearby, source, at) + (isWholeValue(source, at, end) ? 0 : unlikely.partOfValue),
      }));
      const [best] = places.sort((a, b) => a.distance - b.distance);
      return best ? [{ location: locationAt(file, source, best.at), distance: best.distance }] : [];
    });

  return (text, sources, nearby = '', isOnly = false) => {
    const ownFiles = sources.slice(0, 2);
    const own = placesIn(ownFiles, text, nearby);
    const isOwn = isOnly || own.some(({ distance }) => distance <= near);
    const everywhere = () => memoize(inContent, `${text}\n${nearby}`, () => placesIn(content, text, nearby));
    const others = isOwn ? [] : [...everywhere(), ...placesIn(sources.slice(2), text, nearby)];
    const scored = others.flatMap(({ location, distance }) => {
      const isEntry = /^content\/.*\//.test(location.file);
      if (ownFiles.includes(location.file) || (isEntry && text.startsWith('/') && distance > near)) return [];
      return { location, distance: distance + unlikely[isEntry ? 'otherEntry' : 'otherFile'] };
    });
    const all = [...own, ...scored].sort((a, b) => a.distance - b.distance);
    return all.slice(0, isOwn ? 1 : 2).map(({ location }) => location);
  };
}

const isWholeValue = (source: string, at: number, end: number): boolean =>
  /(?:["'`>(|\n]|[:,[{*-] |# )\s*$/.test(source.slice(0, at).slice(-9)) &&
  /^\s*(?:["'`<)|,}\]*]|\n|$)/.test(source.slice(end));

/** Returns how far the first or the last two of the words `nearby` are from an offset. */
function distanceTo(nearby: string, source: string, at: number): number {
  if (nearby === '') return 0;
  const words = nearby.split(/\s+/);
  const around = source.slice(Math.max(0, at - near), at + near).replace(/[*_`\s]/g, ' ');
  const found = [words.slice(0, 2), words.slice(-2)]
    .map(phrase => around.indexOf(phrase.join(' ')))
    .find(one => one >= 0);
  return found === undefined ? unlikely.noWordsNearby : Math.abs(found - Math.min(at, near));
}

/** Returns where a text is written, on one line or several. "/blog/" is not in "/blog/one/"; a text with delimiters of its own, "<b>", is anywhere. */
function rangesOf(text: string, source: string): Range[] {
  const before = /^[\p{L}\p{N}/.:#?_-]/u.test(text) ? '(?<![\\w/.:-])' : '';
  const after = /[>}]$/.test(text) ? '' : '(?![\\w/#?&=-])';
  const words = text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  const found = source.matchAll(RegExp(before + words + after, 'g'));
  return Array.from(found, ({ 0: written, index }) => ({ at: index, end: index + written.length }));
}
