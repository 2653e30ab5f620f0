/**
 * Runs commands in this process: for tests of what a command finds, prints and writes. Those of whole processes, with their signals and exit codes, use
 * run-cli.ts; there, starting Node takes ten times as long as building a small site.
 */
import path from 'node:path';
import { buildInto, type Options } from '../build.ts';
import { openBuilt } from '../cli/open-built.ts';
import { parseCommandLine, type Run, UsageError } from '../cli/options.ts';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { prunePictures } from '../pictures.ts';
import { writeRecord } from '../tools/record.ts';
import { openFolder, type Written } from '../write/write.ts';
import type { Ended } from './run-cli.ts';

/** What a build made, or the problems that it found as the command prints them: "" if there are none. */
export type Built = { written?: Written; problems: string };

/** Builds the site in the folder `root` into `out`, with its cache. Rejects with anything that is not for its author to fix: that is a bug. */
export async function buildHere(
  root: string,
  { out = 'dist', ...options }: Options & { out?: string } = {},
): Promise<Built> {
  const project = openBuilt(root);
  try {
    const output = openFolder(path.join(root, out), root);
    try {
      const site = await buildInto(output, project, options);
      const written = output.commit(site.files, { base: site.address.base, linksOf: site.checked.linksOf });
      writeRecord(root, site, site.checked, new Date());
      project.cache.prune();
      await prunePictures(site.reading.pictures, path.join(root, '.cache'));
      return { written, problems: '' };
    } finally {
      output.discard();
    }
  } catch (error) {
    if (error instanceof DiagnosticError) return { problems: error.message };
    throw error;
  } finally {
    await project.close();
  }
}

/** Runs a command that only prints and writes files, such as "explain /", with the exit code that its process would have. */
export async function runHere(root: string, words: string): Promise<Ended> {
  const ended: Ended = { code: null, out: '', err: '' };
  const before = process.listeners('uncaughtException');
  try {
    const parsed = parseCommandLine(words.split(' '), new Date());
    if ('help' in parsed) throw new Error(`not a command: ${words}`);
    const { run } = (await import(`../cli/run-${parsed.command}.ts`)) as { run: Run };
    ended.code = await run(root, parsed.options, line => (ended.out += `${line}\n`), '');
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof DiagnosticError)) throw error;
    ended.code = error instanceof UsageError ? 2 : 1;
    ended.err = `${error.message}\n`;
  } finally {
    // Each command leaves one, as its process ends soon.
    for (const listener of process.listeners('uncaughtException'))
      if (!before.includes(listener)) process.off('uncaughtException', listener);
  }
  return ended;
}
