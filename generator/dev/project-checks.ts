/** Checks that do not fail a build: types, imports between folders, and spelling. They run after the pages are updated, and show in the overlay. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';
import { sourcesUnder } from '../files-under.ts';
import { findNotes, type Searched } from '../tools/notes/notes.ts';

/** Milliseconds without a change before the checks start: they take a second or two on one core. */
const quietTime = 400;

/** Leaves out the findings about files that were edited since, as they may be fixed or have moved. */
export const withoutEdited = (found: readonly Diagnostic[], edited: ReadonlySet<string>): Diagnostic[] =>
  found.filter(({ location }) => !edited.has(location?.file ?? ''));

/** Checks the project. Resolves with the findings, or with none if it was stopped. */
export async function checkProject(searched: Searched): Promise<Diagnostic[]> {
  const { root, signal } = searched;
  await setTimeout(quietTime, undefined, { ref: false });
  const types = signal.aborted ? [] : await typeDiagnostics(root, signal);
  if (signal.aborted) return [];
  return [...importDiagnostics(root), ...types, ...(await findNotes(searched))];
}

async function typeDiagnostics(root: string, signal: AbortSignal): Promise<Diagnostic[]> {
  // Runs the compiler itself, as the command `tsc` starts it in another process that would outlive a kill.
  const finder = path.join(root, 'node_modules/typescript/lib/getExePath.js');
  if (!existsSync(finder) || !existsSync(path.join(root, 'tsconfig.json'))) return [];
  const words = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  const { default: compilerPath } = (await import(pathToFileURL(finder).href)) as { default: () => string };
  if (signal.aborted) return [];
  const output = await new Promise<string>(resolve => {
    const child = execFile(compilerPath(), words, { cwd: root }, (_, stdout) => resolve(stdout));
    // Not by the option `signal`, which sends SIGTERM: in spite of that the compiler runs to its end.
    signal.addEventListener('abort', () => child.kill('SIGKILL'));
    // A low priority, so that pages are not served more slowly.
    if (child.pid) os.setPriority(child.pid, 10);
  });
  return [...output.matchAll(/^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/gm)].map(
    ([, file = '', line, column, message = '']) => ({
      message,
      location: { file, line: Number(line), column: Number(column) },
    }),
  );
}

/** What the modules of a folder may import: other folders, libraries, and files in the module's own folder if `ownFolder`. */
type Rung = { folders: string[]; libraries: RegExp; ownFolder: boolean };

const ladder: Record<string, Rung> = {
  pages: { folders: ['islands', 'components', 'content'], libraries: /^react$/, ownFolder: false },
  islands: { folders: ['components', 'content'], libraries: /^(react|preact)(\/|$)/, ownFolder: true },
  components: { folders: ['components', 'content'], libraries: /^(?!.*generator)/, ownFolder: false },
  content: { folders: ['content'], libraries: /^zod$/, ownFolder: false },
};

/** Returns a diagnostic for each forbidden import of the site in `root`. Ignores unreadable folders, which the build reports. */
const importDiagnostics = (root: string): Diagnostic[] =>
  Object.keys(ladder).flatMap(folder => {
    try {
      return sourcesUnder(root, folder).flatMap(file =>
        wrongImports(file, readFileSync(path.join(root, file), 'utf8')),
      );
    } catch {
      return [];
    }
  });

/** Returns a diagnostic for each forbidden import of one module, given its text. */
export function wrongImports(file: string, text: string): Diagnostic[] {
  const [from = ''] = file.split('/');
  const rung = ladder[from];
  if (!rung) return [];
  const imports = text.matchAll(
    /^(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
  );
  return [...imports].flatMap((match): Diagnostic[] => {
    const specifier = match[1] ?? match[2] ?? '';
    if (isAllowed(file, specifier, rung)) return [];
    const location = locationAt(file, text, (match.index ?? 0) + match[0].lastIndexOf(specifier));
    const own = rung.ownFolder ? ' and its own folder' : '';
    const more = rung.folders.includes(from) ? '' : ' Use a library in a component.';
    const hint = `${from}/ may import from ${rung.folders.join(', ')}${own}.${more}`;
    return [{ message: `imports ${specifier}`, location, hint, rule: 'imports' }];
  });
}

function isAllowed(file: string, specifier: string, { folders, libraries, ownFolder }: Rung): boolean {
  if (!specifier.startsWith('.')) return libraries.test(specifier);
  const folder = path.posix.dirname(file);
  const target = path.posix.join(folder, specifier);
  // Every module may import a style sheet in its own folder.
  const isOwnStyles = target.endsWith('.css') && path.posix.dirname(target) === folder;
  return isOwnStyles || folders.includes(target.split('/')[0] ?? '') || (ownFolder && target.startsWith(`${folder}/`));
}
