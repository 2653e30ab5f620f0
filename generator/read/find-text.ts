/** Finds where a text of a finished page is written in the sources, for diagnostics about that page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FindText, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import { filesUnder } from '../files.ts';

/** Creates a finder for the site in `root`. It finds a text that is not part of a longer one: in the files `preferred`, in content, then in code, pages first; best near the words `nearby`. */
export function createFind(root: string, content: readonly string[]): FindText {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const full = path.join(root, file);
    // It may have been deleted after the site was read.
    const text = texts.get(file) ?? (existsSync(full) ? readFileSync(full, 'utf8').replace(/\r\n?/g, '\n') : '');
    texts.set(file, text);
    return text;
  };
  let code: readonly string[] | undefined;

  return (text, preferred = [], nearby = '', isOnly = false) => {
    code ??= ['pages', 'components', 'islands']
      .flatMap(folder => filesUnder(path.join(root, folder)).map(name => `${folder}/${name}`))
      .filter(name => /(?<!\.(test|e2e))\.(tsx?|css)$/.test(name));
    const words = nearby.split(' ', 3);
    let first: Location | undefined;
    for (const file of isOnly ? preferred : [...preferred, ...content, ...code]) {
      // In code, these are everywhere.
      if (/^[{[$]|^(?:undefined|NaN)$/.test(text) && !file.startsWith('content/')) continue;
      const source = textOf(file);
      for (const index of placesOf(text, source)) {
        // Near is about an entry in a list, or an element.
        const around = source.slice(Math.max(0, index - 300), index + text.length + 300);
        if (words.every(word => around.includes(word))) return locationAt(file, source, index);
        first ??= locationAt(file, source, index);
      }
    }
    return first;
  };
}

/** Yields the offsets of a text. "/blog/" is not in "/blog/one/"; a text with delimiters of its own, "<b>", is anywhere. */
function* placesOf(text: string, source: string): Generator<number> {
  const [isWord, goesOn] = [/^[\p{L}\p{N}/.:#?_-]/u.test(text), !/[>}]$/.test(text)];
  for (let i = source.indexOf(text); i >= 0; i = source.indexOf(text, i + 1)) {
    if (isWord && /[\w/.:-]/.test(source[i - 1] ?? '')) continue;
    if (!goesOn || !/[\w/#?&=-]/.test(source[i + text.length] ?? '')) yield i;
  }
}
