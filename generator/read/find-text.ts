/** Finds where a text of a finished page is written in the sources, for diagnostics about that page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../cache.ts';
import { type LocateText, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import { decoded } from '../model.ts';

/** The best place of a text in a file, and how far it is from the words around it on the page. */
type Place = { location: Location; distance: number };

/** An entry in a list, or an element, is about as long. */
const maxDistance = 300;

/** Comments in code and YAML. */
const comment = /(?<![^\s{])\/\*[\s\S]*?\*\/|^\s*(?:\/\/|# ).*/gm;

/** What is around a text that is a whole value, cell or element: a place where it is only a part is less likely. */
const [begins, ends] = [/(?:["'`>(|\n]|[:,[{*-] |# )\s*$/, /^\s*(?:["'`<)|,}\]*]|\n|$)/];

/** Creates a finder for the site in `root`, given the files of its content. It finds a text that is not part of a longer one: in the entry and the module of the page, otherwise in all content and the code that the page imports. */
export function createLocateText(root: string, content: readonly string[]): LocateText {
  const [texts, everywhere] = [new Map<string, unknown>(), new Map<string, unknown>()];
  const textOf = (file: string): string =>
    memoize(texts, file, () => {
      const full = path.join(root, file);
      // It may have been deleted after the site was read.
      const text = existsSync(full) ? readFileSync(full, 'utf8').replace(/\r\n?/g, '\n') : '';
      return text.replace(file.endsWith('.md') ? /<!--[\s\S]*?-->/g : comment, it => it.replace(/[^\n]/g, ' '));
    });

  function placeIn(file: string, shown: string, nearby: string): Place[] {
    // In code, these are everywhere.
    if (/^[{[$]|^(?:undefined|NaN)$/.test(shown) && !file.startsWith('content/')) return [];
    const source = textOf(file);
    const text = source.includes(shown) ? shown : decoded(shown);
    let best: { at: number; distance: number } | undefined;
    for (const at of placesOf(text, source)) {
      const isWhole = begins.test(source.slice(0, at).slice(-9)) && ends.test(source.slice(at + text.length));
      const distance = distanceTo(nearby, source, at) + (isWhole ? 0 : maxDistance / 2);
      // In code a path is a whole text: "/" also ends an element. And "/" is everywhere: a link has its words beside it.
      if (!isWhole && text.startsWith('/') && !file.startsWith('content/')) continue;
      if (text === '/' && distance > maxDistance) continue;
      if (!best || distance < best.distance) best = { at, distance };
    }
    return best ? [{ location: locationAt(file, source, best.at), distance: best.distance }] : [];
  }

  return (text, made, nearby = '', isOnly = false) => {
    const placesIn = (files: readonly string[]) => [...new Set(files)].flatMap(file => placeIn(file, text, nearby));
    const files = made.slice(0, 2);
    const own = placesIn(files);
    const isOwn = isOnly || own.some(({ distance }) => distance <= maxDistance);
    const inContent = isOwn ? [] : memoize(everywhere, `${text}\n${nearby}`, () => placesIn(content));
    const all = isOwn ? [] : [...inContent, ...placesIn(made.slice(2))];
    // What is in a folder of content/ has mostly a page of its own, which may have the same link.
    const stepsTo = (file: string) => (files.includes(file) ? 0 : /^content\/.*\//.test(file) ? 2 : 1);
    const isLikely = ({ location: { file }, distance }: Place) =>
      !text.startsWith('/') || stepsTo(file) < 2 || distance <= maxDistance;
    const others = all.filter(place => !files.includes(place.location.file) && isLikely(place));
    const rank = ({ location: { file }, distance }: Place) => distance + stepsTo(file) * maxDistance;
    const found = [...own, ...others].sort((a, b) => rank(a) - rank(b));
    return found.slice(0, isOwn ? 1 : 2).map(({ location }) => location);
  };
}

/** Returns how far the words `nearby`, or the first or last two of them, are from an offset; more than `maxDistance` if they are not around it. */
function distanceTo(nearby: string, source: string, at: number): number {
  if (nearby === '') return 0;
  const words = nearby.split(/\s+/);
  const around = source.slice(Math.max(0, at - maxDistance), at + maxDistance).replace(/[*_`\s]/g, ' ');
  for (const [i, phrase] of [words, words.slice(0, 2), words.slice(-2)].entries()) {
    const far = Math.abs(around.indexOf(phrase.join(' ')) - Math.min(at, maxDistance));
    if (around.includes(phrase.join(' '))) return Math.min(maxDistance, far + (i > 0 ? maxDistance / 2 : 0));
  }
  return 2 * maxDistance;
}

/** Yields the offsets of a text. "/blog/" is not in "/blog/one/"; a text with delimiters of its own, "<b>", is anywhere. */
function* placesOf(text: string, source: string): Generator<number> {
  const [isWord, goesOn] = [/^[\p{L}\p{N}/.:#?_-]/u.test(text), !/[>}]$/.test(text)];
  for (let i = source.indexOf(text); i >= 0; i = source.indexOf(text, i + 1)) {
    if (isWord && /[\w/.:-]/.test(source[i - 1] ?? '')) continue;
    if (!goesOn || !/[\w/#?&=-]/.test(source[i + text.length] ?? '')) yield i;
  }
}
