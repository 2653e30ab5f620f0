/** Finds misspellings with CSpell. That is a development dependency: where it is not installed, nothing is found. */
import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { type Cache, hashOf } from '../../model.ts';
import type { Source } from '../../read/read.ts';

/** `find` returns the misspellings in files and caches them; `close` stops a run in progress. */
export function createSpelling(
  root: string,
  cache: Cache,
): { find: (sources: readonly Source[]) => Promise<Diagnostic[]>; close: () => void } {
  const program = path.join(root, 'node_modules/cspell/bin.mjs');
  const settings = path.join(root, 'cspell.json');
  let child: ChildProcess | undefined;

  /** Resolves with the output of CSpell, one line per word, or undefined if it fails. */
  async function run(files: readonly string[]): Promise<string | undefined> {
    const words = ['--no-progress', '--no-summary', '--no-color', '--no-cache', '--show-suggestions', ...files];
    return new Promise(resolve => {
      const options = { cwd: root, maxBuffer: 2 ** 26 };
      child = execFile(process.execPath, [program, ...words], options, (error, output) =>
        resolve(error && error.code !== 1 ? undefined : output),
      );
      if (child.pid) os.setPriority(child.pid, 10);
    });
  }

  /** Parses the output of CSpell into the misspellings of each file. */
  function parse(output: string, sources: readonly Source[]): Map<string, Diagnostic[]> {
    const found = new Map(sources.map(source => [source.file, { source, diagnostics: [] as Diagnostic[] }]));
    for (const [, name = '', line, column, kind, word, suggestions] of output.matchAll(
      /^(.+?):(\d+):(\d+) - (\w+) word \((.*?)\)(?: Suggestions: \[(.*?)\])?/gm,
    )) {
      const file = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
      const { source, diagnostics = [] } = found.get(file) ?? {};
      const text = source?.parts().text.split('\n')[Number(line) - 1] ?? '';
      const suggestion = suggestions ? `Did you mean ${suggestions.split(', ')[0]?.replace('*', '')}? ` : '';
      diagnostics.push({
        message: `${kind?.toLowerCase()} word: ${word}`,
        location: { file, line: Number(line), column: Number(column), text },
        hint: `${suggestion}If the word is right, add it to "words" in cspell.json.`,
        rule: 'spelling',
      });
    }
    return new Map([...found].map(([file, { diagnostics }]) => [file, diagnostics]));
  }

  return {
    async find(sources) {
      if (!existsSync(program) || !existsSync(settings)) return [];
      const version = hashOf(readFileSync(settings));
      const keyOf = ({ file, hash }: Source) => `spelling ${version} ${file} ${hash}`;
      const unchecked = sources.filter(source => cache.get(keyOf(source)) === undefined);
      // A single run for all files, as each takes some seconds.
      const output = unchecked.length > 0 ? await run(unchecked.map(({ file }) => file)) : undefined;
      const found = output === undefined ? new Map<string, Diagnostic[]>() : parse(output, unchecked);
      for (const source of unchecked) if (found.has(source.file)) cache.set(keyOf(source), found.get(source.file));
      return sources.flatMap(source => (cache.get(keyOf(source)) ?? []) as Diagnostic[]);
    },
    close: () => void child?.kill('SIGKILL'),
  };
}
