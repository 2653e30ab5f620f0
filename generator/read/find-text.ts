/** Finds where a text of a finished page is written in the sources, for diagnostics about that page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LocateText, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import { filesUnder } from '../files.ts';

/** The best place of a text in a file, and how far it is from the words around it on the page. */
type Place = { location: Location; distance: number };

/** An entry in a list, or an element, is about as long. */
const maxDistance = 300;

/** Comments in code and YAML. */
const comment = /(?<![^\s{])\/\*[\s\S]*?\*\/|^\s*(?:\/\/|# ).*/gm;

/** What is around a text that is a whole value, cell or element: a place where it is only a part is less likely. */
const [begins, ends] = [/(?:["'`>(|\n]|[:,[{*-] |# )\s*$/, /^\s*(?:["'`<)|,}\]*]|\n|$)/];

/** Creates a finder for the site in `root`, given the files of its content, and those of them that are entries of a folder. It finds a text that is not part of a longer one: in the entry and the module of the page, otherwise in all content and the code that the page imports. */
export function createLocateText(root: string, content: readonly string[], entries: ReadonlySet<string>): LocateText {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const full = path.join(root, file);
    // It may have been deleted after the site was read.
    const text = texts.get(file) ?? (existsSync(full) ? readFileSync(full, 'utf8').replace(/\r\n?/g, '\n') : '');
    // A comment is on no page.
    texts.set(file, file.endsWith('.md') ? text : text.replace(comment, it => it.replace(/[^\n]/g, ' ')));
    return texts.get(file) ?? '';
  };

  function placeIn(file: string, text: string, nearby: string): Place[] {
    // In code, these are everywhere.
    if (/^[{[$]|^(?:undefined|NaN)$/.test(text) && !file.startsWith('content/')) return [];
    const source = textOf(file);
    const places = [...placesOf(text, source)].map(index => {
      const isWhole = begins.test(source.slice(0, index).slice(-9)) && ends.test(source.slice(index + text.length));
      return { index, distance: distanceTo(nearby, source, index) + (isWhole ? 0 : maxDistance / 2) };
    });
    const [best] = places.sort((a, b) => a.distance - b.distance);
    return best ? [{ location: locationAt(file, source, best.index), distance: best.distance }] : [];
  }

  let code: readonly string[] | undefined;
  const everywhere = new Map<string, Place[]>();

  return (text, made, nearby = '', isOnly = false) => {
    const own = [...new Set(made.slice(0, 2))].flatMap(file => placeIn(file, text, nearby));
    const near = own.filter(({ distance }) => distance <= maxDistance);
    if (isOnly || near.length > 0) return [...near, ...own].slice(0, 1).map(({ location }) => location);
    code ??= ['pages', 'components', 'islands']
      .flatMap(folder => filesUnder(path.join(root, folder)).map(name => `${folder}/${name}`))
      .filter(name => /(?<!\.(test|e2e))\.(tsx?|css)$/.test(name));
    const key = `${text}\n${nearby}`;
    const all = everywhere.get(key) ?? [...content, ...code].flatMap(file => placeIn(file, text, nearby));
    everywhere.set(key, all);
    const isPart = ({ file }: Location) =>
      /^content\/.*(?<!\.ts)$/.test(file) || made.length < 2 || made.includes(file);
    const others = all.filter(({ location }) => isPart(location) && !made.slice(0, 2).includes(location.file));
    // Entries have pages of their own: what two of them have in common is seldom on a third page.
    const rank = ({ location: { file }, distance }: Place) => distance + (entries.has(file) ? maxDistance : 0);
    const best = others.filter(({ distance }) => distance <= maxDistance).sort((a, b) => rank(a) - rank(b));
    const found = best.length > 0 ? [...best.slice(0, 2), ...own] : own.length > 0 ? own : others;
    return found.slice(0, 3).map(({ location }) => location);
  };
}

/** Returns how far the words `nearby`, or the first or last two of them, are from an offset; more than `maxDistance` if they are not around it. */
function distanceTo(nearby: string, source: string, at: number): number {
  if (nearby === '') return 0;
  const words = nearby.split(/\s+/);
  const around = source.slice(Math.max(0, at - maxDistance), at + maxDistance).replace(/[*_`\s]/g, ' ');
  const middle = Math.min(at, maxDistance);
  const parts = words.length > 2 ? [words.slice(0, 2), words.slice(-2)] : [];
  for (const [penalty, phrase] of [[0, words], ...parts.map(part => [maxDistance / 2, part] as const)] as const) {
    const found = around.indexOf(phrase.join(' '));
    if (found >= 0) return Math.min(maxDistance, Math.abs(found - middle) + penalty);
  }
  return Number.POSITIVE_INFINITY;
}

/** Yields the offsets of a text. "/blog/" is not in "/blog/one/"; a text with delimiters of its own, "<b>", is anywhere. */
function* placesOf(text: string, source: string): Generator<number> {
  const [isWord, goesOn] = [/^[\p{L}\p{N}/.:#?_-]/u.test(text), !/[>}]$/.test(text)];
  for (let i = source.indexOf(text); i >= 0; i = source.indexOf(text, i + 1)) {
    if (isWord && /[\w/.:-]/.test(source[i - 1] ?? '')) continue;
    if (!goesOn || !/[\w/#?&=-]/.test(source[i + text.length] ?? '')) yield i;
  }
}
