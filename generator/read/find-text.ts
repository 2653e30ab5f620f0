/** A text as a page has it → where it is written in the sources: for diagnostics about finished pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FindText, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import { sourcesUnder } from '../files-under.ts';

type Place = { location: Location; hasWords: boolean };

/** Characters around a text in which words are beside it: an entry of a list, an element. */
const near = 300;

/**
 * Makes a finder for the site in the folder `root`: of a text that is not a part of a longer one. Of several places it takes one near the words
 * `beside`, else one in the files `first`, else one in `content`, else one in code.
 */
export function createFind(root: string, content: readonly string[]): FindText {
  // A wrong link of the header shows on every page, and all sources are read to find it: each text is looked for once.
  const known = new Map<string, Place | undefined>();
  let files: readonly string[] | undefined;
  return (text, first = [], beside = '') => {
    const words = beside.split(' ', 3);
    const ahead = search(root, first, text, words);
    if (ahead?.hasWords) return ahead.location;
    const key = [text, ...words].join('\n');
    if (!known.has(key)) {
      // Pages first, as they are nearest to what a page shows.
      files ??= [
        ...content,
        ...['pages', 'components', 'islands'].flatMap(folder => sourcesUnder(root, folder, /\.(tsx?|css)$/)),
      ];
      known.set(key, search(root, files, text, words));
    }
    const place = known.get(key);
    return (place?.hasWords ? place : (ahead ?? place))?.location;
  };
}

/** The first place that has all the words around it, or else the first one. */
function search(root: string, files: readonly string[], text: string, words: readonly string[]): Place | undefined {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  // "/blog/" is not found in "/blog/one/"; what has signs of its own around it, "<b>", may stand anywhere.
  const before = /^[<{`]/.test(text) ? '' : '(?<![\\w/.:-])';
  const after = /[>}]$/.test(text) ? '' : '(?![\\w/#?&=-])';
  const pattern = new RegExp(`${before}${literal}${after}`, 'g');
  let place: Place | undefined;
  for (const file of files) {
    const source = textOf(path.join(root, file));
    if (!source.includes(text)) continue;
    for (const { index } of source.matchAll(pattern)) {
      const around = source.slice(Math.max(0, index - near), index + text.length + near);
      const hasWords = words.every(word => around.includes(word));
      if (hasWords || !place) place = { location: locationAt(file, source, index), hasWords };
      if (hasWords) return place;
    }
  }
  return place;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
  } catch {
    // It was removed since the site was read.
    return '';
  }
}
