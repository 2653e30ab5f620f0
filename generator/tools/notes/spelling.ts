/** Finds misspellings with CSpell. That is a development dependency: where it is not installed, nothing is found. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { hashOf } from '../../model.ts';
import type { Source } from '../../read/read.ts';
import type { Searched } from './notes.ts';

/** Returns the misspellings in files of content. A single run checks all files that the cache does not have, as each run takes some seconds. */
export async function findMisspellings({ root, cache, sources, signal }: Searched): Promise<Diagnostic[]> {
  const program = path.join(root, 'node_modules/cspell/bin.mjs');
  const settings = path.join(root, 'cspell.json');
  if (!existsSync(program) || !existsSync(settings)) return [];
  const version = hashOf(readFileSync(settings));
  const keyOf = ({ file, hash }: Source) => `spelling ${version} ${file} ${hash}`;
  const unchecked = sources.filter(source => cache.get(keyOf(source)) === undefined);
  const flags = ['--no-progress', '--no-summary', '--no-color', '--no-cache', '--show-suggestions'];
  const words = [program, ...flags, ...unchecked.map(({ file }) => file)];
  const output = unchecked.length > 0 ? await outputOf(words, root, signal) : undefined;
  if (output !== undefined) {
    const found = new Map(unchecked.map(source => [source.file, { source, diagnostics: [] as Diagnostic[] }]));
    for (const [, name = '', line, column, kind, word, suggestions] of output.matchAll(
      /^(.+?):(\d+):(\d+) - (\w+) word \((.*?)\)(?: Suggestions: \[(.*?)\])?/gm,
    )) {
      const file = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
      const { source, diagnostics } = found.get(file) ?? {};
      const text = source?.parts().text.split('\n')[Number(line) - 1] ?? '';
      const suggestion = suggestions ? `Did you mean ${suggestions.split(', ')[0]?.replace('*', '')}? ` : '';
      diagnostics?.push({
        message: `${kind?.toLowerCase()} word: ${word}`,
        location: { file, line: Number(line), column: Number(column), text },
        hint: `${suggestion}If the word is right, add it to "words" in cspell.json.`,
        rule: 'spelling',
      });
    }
    for (const { source, diagnostics } of found.values()) cache.set(keyOf(source), diagnostics);
  }
  return sources.flatMap(source => (cache.get(keyOf(source)) ?? []) as Diagnostic[]);
}

/** Resolves with the output of CSpell, one line per word, or undefined if it fails. */
const outputOf = (words: string[], cwd: string, signal: AbortSignal): Promise<string | undefined> =>
  new Promise(resolve => {
    const { pid } = execFile(process.execPath, words, { cwd, signal, maxBuffer: 2 ** 26 }, (error, output) =>
      resolve(error && error.code !== 1 ? undefined : output),
    );
    if (pid) os.setPriority(pid, 10);
  });
