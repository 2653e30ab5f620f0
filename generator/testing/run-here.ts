/** Runs commands in this process, for tests of what they find, print and write: run-cli.ts takes ten times as long. */
import { parseCommandLine, type Run, UsageError } from '../cli/options.ts';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import type { Ended } from './run-cli.ts';

/** Builds the site in `root`. Resolves with what the build found, "" if that is nothing, and how many files it wrote. */
export async function buildHere(root: string, words = ''): Promise<{ problems: string; written: number }> {
  const { out, err } = await runHere(root, `build ${words}`);
  return { problems: err, written: Number(/(\d+) written/.exec(out)?.[1] ?? 0) };
}

/** Runs a command that only prints and writes files, with the exit code that its process would have. Rejects with bugs of the generator. */
export async function runHere(root: string, words: string): Promise<Ended> {
  const ended: Ended = { code: null, out: '', err: '' };
  try {
    const parsed = parseCommandLine(words.split(' ').filter(Boolean));
    if (!parsed) throw new Error(`not a command: ${words}`);
    const { run } = (await import(`../cli/run-${parsed.command}.ts`)) as { run: Run };
    ended.code = await run(root, parsed.options, line => (ended.out += `${line}\n`));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof DiagnosticError)) throw error;
    ended.code = error instanceof UsageError ? 2 : 1;
    ended.err = `${error.message}\n`;
  }
  return ended;
}
