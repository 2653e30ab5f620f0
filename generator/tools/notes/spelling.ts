/** Words that no dictionary knows. CSpell, which knows them, is a tool of whoever works on the site: where it is not installed, nothing is found. */
import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { type Cache, hashOf } from '../../model.ts';
import type { Source } from '../../read/read.ts';

/** Finds the misspellings in files; what the cache has is not looked at again. `close` ends what is under way. */
export function createSpelling(
  root: string,
  cache: Cache,
): { find: (sources: readonly Source[]) => Promise<Diagnostic[]>; close: () => void } {
  const program = path.join(root, 'node_modules/cspell/bin.mjs');
  const settings = path.join(root, 'cspell.json');
  let child: ChildProcess | undefined;

  /** What CSpell prints of files, a line a word; undefined where it fails. */
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

  /** The misspellings in files, by the file. */
  function read(output: string, sources: readonly Source[]): Map<string, Diagnostic[]> {
    const found = new Map(sources.map(source => [source.file, { source, diagnostics: [] as Diagnostic[] }]));
    for (const [, name = '', line, column, what, word, near] of output.matchAll(
      /^(.+?):(\d+):(\d+) - (\w+) word \((.*?)\)(?: Suggestions: \[(.*?)\])?/gm,
    )) {
      const file = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
      const { source, diagnostics = [] } = found.get(file) ?? {};
      const text = source?.parts().text.split('\n')[Number(line) - 1] ?? '';
      const meant = near ? `Did you mean ${near.split(', ')[0]?.replace('*', '')}? ` : '';
      diagnostics.push({
        message: `${what?.toLowerCase()} word: ${word}`,
        location: { file, line: Number(line), column: Number(column), text },
        hint: `${meant}A word that is right stands under "words" in cspell.json.`,
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
      const unknown = sources.filter(source => cache.get(keyOf(source)) === undefined);
      // One run takes some seconds.
      const output = unknown.length > 0 ? await run(unknown.map(({ file }) => file)) : undefined;
      const found = output === undefined ? new Map<string, Diagnostic[]>() : read(output, unknown);
      for (const source of unknown) if (found.has(source.file)) cache.set(keyOf(source), found.get(source.file));
      return sources.flatMap(source => (cache.get(keyOf(source)) ?? []) as Diagnostic[]);
    },
    close: () => void child?.kill('SIGKILL'),
  };
}
