/** The sources of a site → the words that a page may show of them, each with its place. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { transform } from 'esbuild';
import { parseDocument, visit } from 'yaml';
import { sourcesUnder } from '../../files-under.ts';

/** A word as it is compared, and where it stands. */
export type Word = { word: string; offset: number; length: number };

/** The words of a file in order; `starts` are the indices at which one of its texts begins: a value of YAML, a string, a paragraph. */
export type Words = { file: string; text: string; words: Word[]; starts: Set<number> };

/** A text that a page may show, as it is written, and where it begins. */
type Piece = { text: string; offset: number };

/** Where a value is put into a text: "${count}" in code, "{price.ppc}" in what an author writes. */
const putIn = /\$?\{[^}\n]*\}/;

const folders = ['content', 'pages', 'islands', 'components'];

/** Makes a reader of the sources under `root`; a file that has not changed is read only once. */
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
  // Addresses of links, and tags, are no words of a page.
  const blank = (unsaid: string) => ' '.repeat(unsaid.length);
  const shown = file.endsWith('.md') ? text.replace(/\]\([^)]*\)|<[^>\n]*>/g, blank) : text;
  const pieces = /\.tsx?$/.test(file) ? await codePieces(text) : contentPieces(file, shown);
  for (const piece of pieces) {
    let from = piece.offset;
    for (const [i, part] of piece.text.split(putIn).entries()) {
      if (i > 0) from = Math.max(from, shown.indexOf('}', from) + 1);
      const words = wordsOf(part.replace(/\\./g, '  '));
      if (words.length > 0) found.starts.add(found.words.length);
      for (const { word, offset, length } of words) {
        // Code writes letters in ways of its own: a word is looked for behind the one before it.
        const at = shown.indexOf(part.slice(offset, offset + length), from);
        found.words.push({ word, offset: at < 0 ? from : at, length });
        if (at >= 0) from = at + length;
      }
    }
  }
  return found;
}

/** The words of a text: letters and digits, in small letters. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    offset: index,
    length: word.length,
  }));

/** The values of YAML, and the paragraphs of Markdown. */
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

/** The strings of code. For that it is compiled: then what stands between tags is a string, too, as the page shows it. */
async function codePieces(text: string): Promise<Piece[]> {
  const options = { loader: 'tsx', jsx: 'transform', jsxFactory: 'h', charset: 'utf8', legalComments: 'none' } as const;
  const compiled = await transform(text, { ...options, sourcemap: 'external', tsconfigRaw: {} }).catch(() => undefined);
  if (!compiled) return [];
  const map = new SourceMap(JSON.parse(compiled.map));
  const lines = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return compiled.code.split('\n').flatMap((code, line) =>
    // Not the names of elements and modules.
    [...code.matchAll(/(?:\bh\(|from |import )"[^"]*"|(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)].flatMap(
      ({ 2: said = '', index }) => {
        const entry = map.findEntry(line, index);
        if (!('originalLine' in entry)) return [];
        return [{ text: said, offset: (lines[entry.originalLine] ?? 0) + entry.originalColumn }];
      },
    ),
  );
}
