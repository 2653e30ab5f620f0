/** Finds where a text of a finished page is written in the sources, for diagnostics about that page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remembered } from '../cache.ts';
import { type FindText, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import { sourcesUnder } from '../files-under.ts';

type Match = { location: Location; hasWords: boolean };

/** Characters on each side of a text within which words count as near: about an entry in a list, or an element. */
const range = 300;

/**
 * Creates a finder for the site in the folder `root`. It finds a text that is not part of a longer one: preferably near the words `nearby`,
 * otherwise in the files `preferred`, then in the files `content`, then in code.
 */
export function createFind(root: string, content: readonly string[]): FindText {
  // A wrong link in the header shows on every page, and finding it takes reading all sources: each text is searched once.
  const known = new Map<string, Match | undefined>();
  let files: readonly string[] | undefined;
  const texts = new Map<string, unknown>();
  const textOf = (file: string) => remembered(texts, file, () => readText(path.join(root, file)));
  return (text, preferred = [], nearby = '') => {
    const words = nearby.split(' ', 3);
    const preferredMatch = search(textOf, preferred, text, words);
    if (preferredMatch?.hasWords) return preferredMatch.location;
    const key = [text, ...words].join('\n');
    if (!known.has(key)) {
      // Pages come before components, as they are closer to what a page shows.
      files ??= [
        ...content,
        ...['pages', 'components', 'islands'].flatMap(folder => sourcesUnder(root, folder, /\.(tsx?|css)$/)),
      ];
      known.set(key, search(textOf, files, text, words));
    }
    const match = known.get(key);
    // In code, braces are everywhere.
    if (!match?.hasWords && text.startsWith('{')) return undefined;
    return (match?.hasWords ? match : (preferredMatch ?? match))?.location;
  };
}

/** Returns the first match with all the words around it, or otherwise the first match. */
function search(
  textOf: (file: string) => string,
  files: readonly string[],
  text: string,
  words: readonly string[],
): Match | undefined {
  // An expression of a whole article would be too long: its beginning is enough.
  const start = text.slice(0, 1000);
  const literal = start.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  // "/blog/" does not match in "/blog/one/"; a text with delimiters of its own, "<b>", matches anywhere.
  const before = /^[\p{L}\p{N}/.:#?_-]/u.test(text) ? '(?<![\\w/.:-])' : '';
  const after = /[>}]$/.test(text) || start !== text ? '' : '(?![\\w/#?&=-])';
  const pattern = new RegExp(`${before}${literal}${after}`, 'g');
  let match: Match | undefined;
  for (const file of files) {
    const source = textOf(file);
    if (!source.includes(text)) continue;
    for (const { index } of source.matchAll(pattern)) {
      const around = source.slice(Math.max(0, index - range), index + text.length + range);
      const hasWords = words.every(word => around.includes(word));
      if (hasWords || !match) match = { location: locationAt(file, source, index), hasWords };
      if (hasWords) return match;
    }
  }
  return match;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
  } catch {
    // It was deleted after the site was read.
    return '';
  }
}
