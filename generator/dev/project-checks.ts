/** What a build does not need to be right: types, imports between folders, and the words of content. Looked at behind the pages, and shown in the overlay. */
import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, showDiagnostic } from '../diagnostics/diagnostics.ts';
import type { Source } from '../read/read.ts';
import type { Notes } from '../tools/notes/notes.ts';
import { importDiagnostics } from './imports.ts';

/** Milliseconds without a change before types are looked at: it takes a second or two of one core. */
const quiet = 400;

/** What was found, without what was said of files that were edited since: it may be mended, or stand elsewhere. */
export const withoutEdited = (found: string, edited: Iterable<string>): string => {
  const starts = [...edited].map(file => `${file}:`);
  return found
    .split('\n\n')
    .filter(text => !starts.some(start => text.startsWith(start)))
    .join('\n\n');
};

type ProjectChecks = { run: () => Promise<string>; close: () => void };

/** Checks of the project in `root`, whose content is in `sources`. `run` resolves with what was found, as it is shown; a later run ends an earlier one. */
export function createProjectChecks(root: string, notes: Notes, sources: () => readonly Source[]): ProjectChecks {
  // TypeScript's own command is a second process, which would go on when the first is ended.
  const finder = path.join(root, 'node_modules/typescript/lib/getExePath.js');
  const hasTypes = existsSync(finder) && existsSync(path.join(root, 'tsconfig.json'));
  let child: ChildProcess | undefined;
  let latest = 0;
  let last = '';
  const close = () => {
    latest++;
    child?.kill('SIGKILL');
    notes.close();
  };

  async function typeDiagnostics(): Promise<Diagnostic[]> {
    if (!hasTypes) return [];
    const words = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
    const { default: compilerPath } = (await import(pathToFileURL(finder).href)) as { default: () => string };
    const output = await new Promise<string>(resolve => {
      child = execFile(compilerPath(), words, { cwd: root }, (_, stdout) => resolve(stdout));
      // Whoever looks at a page should not wait for this.
      if (child.pid) os.setPriority(child.pid, 10);
    });
    return [...output.matchAll(/^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/gm)].map(
      ([, file = '', line, column, message = '']) => ({
        message,
        location: { file, line: Number(line), column: Number(column) },
      }),
    );
  }

  return {
    async run() {
      close();
      const own = latest;
      await new Promise(resolve => setTimeout(resolve, quiet).unref());
      if (latest !== own) return last;
      const types = await typeDiagnostics();
      const words = latest === own ? await notes.find(sources()) : [];
      if (latest === own) last = [...importDiagnostics(root), ...types, ...words].map(showDiagnostic).join('\n\n');
      return last;
    },
    close,
  };
}
