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

/** A stretch of a file's text that holds words alone, what is no word blanked out. */
type Piece = { text: string; offset: number };

const folders = ['content', 'pages', 'islands', 'components'];

/** Makes a reader of the sources under `root`; a file that has not changed is read only once. */
export function openSources(root: string): () => Promise<Words[]> {
  const known = new Map<string, Words>();
  return async () => {
    const read = await Promise.all(
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
    return read;
  };
}

async function readWords(file: string, text: string): Promise<Words> {
  const found: Words = { file, text, words: [], starts: new Set() };
  const isCode = /\.tsx?$/.test(file);
  for (const piece of isCode ? await codePieces(text) : contentPieces(file, text)) {
    const words = wordsOf(piece.text);
    if (words.length > 0) found.starts.add(found.words.length);
    let from = piece.offset;
    for (const { word, offset, length } of words) {
      // What code says is written out for it: there a word is looked for behind the one before it.
      const at = isCode ? text.indexOf(piece.text.slice(offset, offset + length), from) : piece.offset + offset;
      if (at >= 0) from = at;
      found.words.push({ word, offset: from, length });
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
  const [front = '', yaml = ''] = file.endsWith('.md') ? (/^---\n([\s\S]*?\n)---/.exec(text) ?? []) : [text, text];
  const start = front === text ? 0 : 4;
  const pieces: Piece[] = [];
  visit(parseDocument(yaml, { logLevel: 'silent', uniqueKeys: false }), {
    Scalar(key, { range }) {
      if (range && key !== 'key') pieces.push({ text: yaml.slice(range[0], range[1]), offset: start + range[0] });
    },
  });
  if (front === text) return pieces.flatMap(around);
  const body = text.slice(front.length).replace(/\]\([^)]*\)|<[^>\n]*>/g, blank);
  const paragraphs = [...body.matchAll(/\S(?:.*\n(?!\s*\n))*.*/g)];
  return [...pieces, ...paragraphs.map(({ 0: text, index }) => ({ text, offset: front.length + index }))].flatMap(
    around,
  );
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
        const offset = (lines[entry.originalLine] ?? 0) + entry.originalColumn;
        return said.split(putIn).map(part => ({ text: part.replace(/\\./g, '  '), offset }));
      },
    ),
  );
}

/** Where a value is put into a text: "${count}" in code, "{price.ppc}" in what an author writes. */
const putIn = /\$?\{[^}\n]*\}/;

/** A text without what is put into it, as the texts around that. */
const around = ({ text, offset }: Piece): Piece[] => {
  let from = 0;
  return text.split(putIn).map(part => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return { text: part, offset: offset + at };
  });
};

const blank = (text: string) => ' '.repeat(text.length);
