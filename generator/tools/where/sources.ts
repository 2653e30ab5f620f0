/** Reads the sources of a site into the words that a page may show, each with its position. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { transform } from 'esbuild';
import { parseDocument, visit } from 'yaml';
import { sourcesUnder } from '../../files-under.ts';

/** A word in lower case, and its position. */
export type Word = { word: string; offset: number; length: number };

/** The words of a file in order. `starts` holds the index of the first word of each text: a YAML value, a string, a paragraph. */
export type Words = { file: string; text: string; words: Word[]; starts: Set<number> };

/** A text that a page may show, as it is written, and its offset in the file. */
type Piece = { text: string; offset: number };

/** A value that is inserted into a text: "${count}" in code, "{price.ppc}" in content. */
const placeholder = /\$?\{[^}\n]*\}/;

const folders = ['content', 'pages', 'islands', 'components'];

/** Returns a function that reads the sources under `root`, and parses only those that have changed since its last call. */
export function openSources(root: string): () => Promise<Words[]> {
  const known = new Map<string, Words>();
  return () =>
    Promise.all(
      folders
        .flatMap(folder => sourcesUnder(root, folder, /\.(tsx?|ya?ml|md)$/))
        .map(async file => {
          const text = readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n');
          const before = known.get(file);
          if (before?.text === text) return before;
          const words = await readWords(file, text);
          known.set(file, words);
          return words;
        }),
    );
}

async function readWords(file: string, text: string): Promise<Words> {
  const found: Words = { file, text, words: [], starts: new Set() };
  // A page does not show the URLs of links, or tags. Spaces take their place, so that offsets stay the same.
  const blank = (hidden: string) => ' '.repeat(hidden.length);
  const shown = file.endsWith('.md') ? text.replace(/\]\([^)]*\)|<[^>\n]*>/g, blank) : text;
  const pieces = /\.tsx?$/.test(file) ? await codePieces(text) : contentPieces(file, shown);
  for (const piece of pieces) {
    let from = piece.offset;
    for (const [i, part] of piece.text.split(placeholder).entries()) {
      if (i > 0) from = Math.max(from, shown.indexOf('}', from) + 1);
      const words = wordsOf(part.replace(/\\./g, '  '));
      if (words.length > 0) found.starts.add(found.words.length);
      for (const { word, offset, length } of words) {
        // Escapes in code shift offsets, so each word is searched for after the previous one.
        const at = shown.indexOf(part.slice(offset, offset + length), from);
        found.words.push({ word, offset: at < 0 ? from : at, length });
        if (at >= 0) from = at + length;
      }
    }
  }
  return found;
}

/** Splits a text into words of letters and digits, in lower case. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    offset: index,
    length: word.length,
  }));

/** Returns the values of YAML and the paragraphs of Markdown. */
function contentPieces(file: string, text: string): Piece[] {
  const front = file.endsWith('.md') ? (/^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '') : text;
  const pieces: Piece[] = [];
  visit(parseDocument(front, { logLevel: 'silent', uniqueKeys: false }), {
    Scalar(key, { range }) {
      if (range && key !== 'key') pieces.push({ text: front.slice(range[0], range[1]), offset: range[0] });
    },
  });
  for (const { 0: paragraph, index } of text.slice(front.length).matchAll(/\S(?:.*\n(?!\s*\n))*.*/g))
    pieces.push({ text: paragraph, offset: front.length + index });
  return pieces;
}

/** Returns the strings of code. Compiling it first turns the text between JSX tags into strings, as the page shows them. */
async function codePieces(text: string): Promise<Piece[]> {
  const options = { loader: 'tsx', jsx: 'transform', jsxFactory: 'h', charset: 'utf8', legalComments: 'none' } as const;
  const compiled = await transform(text, { ...options, sourcemap: 'external', tsconfigRaw: {} }).catch(() => undefined);
  if (!compiled) return [];
  const map = new SourceMap(JSON.parse(compiled.map));
  const lines = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return compiled.code.split('\n').flatMap((code, line) =>
    // The first alternative skips the names of elements and modules.
    [...code.matchAll(/(?:\bh\(|from |import )"[^"]*"|(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)].flatMap(
      ({ 2: string = '', index }) => {
        const entry = map.findEntry(line, index);
        if (!('originalLine' in entry)) return [];
        return [{ text: string, offset: (lines[entry.originalLine] ?? 0) + entry.originalColumn }];
      },
    ),
  );
}
