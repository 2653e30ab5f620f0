/** Words that no dictionary knows. CSpell, which knows them, is a tool of whoever works on the site: where it is not installed, nothing is found. */
import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';
import { type Cache, hashOf } from '../model.ts';

export type Text = { file: string; text: string; hash: string };

/** A word, where it stands, and what may have been meant. */
type Misspelling = { line: number; column: number; message: string; hint: string };

export function createSpelling(
  root: string,
  cache: Cache,
): { find: (texts: readonly Text[]) => Promise<Diagnostic[]>; close: () => void } {
  const program = path.join(root, 'node_modules/cspell/bin.mjs');
  const settings = path.join(root, 'cspell.json');
  let child: ChildProcess | undefined;

  /** The misspellings in files, by the file. A text that was looked at is remembered: one run takes some seconds. */
  async function run(files: readonly string[]): Promise<Map<string, Misspelling[]> | undefined> {
    const words = ['--no-progress', '--no-summary', '--no-color', '--no-cache', '--show-suggestions', ...files];
    const ended = await new Promise<{ code: unknown; output: string }>(resolve => {
      const options = { cwd: root, maxBuffer: 2 ** 26 };
      child = execFile(process.execPath, [program, ...words], options, (error, output) =>
        resolve({ code: error?.code ?? 0, output }),
      );
      if (child.pid) os.setPriority(child.pid, 10);
    });
    if (ended.code !== 0 && ended.code !== 1) return undefined;
    const found = new Map<string, Misspelling[]>(files.map(file => [file, []]));
    for (const [, name = '', line, column, what, word, near] of ended.output.matchAll(
      /^(.+?):(\d+):(\d+) - (\w+) word \((.*?)\)(?: Suggestions: \[(.*?)\])?/gm,
    )) {
      const file = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
      const meant = near ? `Did you mean ${near.split(', ')[0]?.replace('*', '')}? ` : '';
      const message = `${what?.toLowerCase()} word: ${word}`;
      const hint = `${meant}A word that is right stands under "words" in cspell.json.`;
      found.get(file)?.push({ line: Number(line), column: Number(column), message, hint });
    }
    return found;
  }

  return {
    async find(texts) {
      if (!existsSync(program) || !existsSync(settings)) return [];
      const version = hashOf(readFileSync(settings));
      const keyOf = ({ file, hash }: Text) => `spelling ${version} ${file} ${hash}`;
      const unknown = texts.filter(text => cache.get(keyOf(text)) === undefined);
      if (unknown.length > 0) {
        const found = await run(unknown.map(({ file }) => file));
        for (const text of found ? unknown : []) cache.set(keyOf(text), found?.get(text.file) ?? []);
      }
      return texts.flatMap(text =>
        ((cache.get(keyOf(text)) ?? []) as Misspelling[]).map(({ line, column, ...rest }) => ({
          ...rest,
          location: { ...locationAt(text.file, text.text, offsetOf(text.text, line)), column },
          rule: 'spelling',
        })),
      );
    },
    close: () => void child?.kill('SIGKILL'),
  };
}

const offsetOf = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);
