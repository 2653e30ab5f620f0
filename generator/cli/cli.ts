/** The command line. Exit codes: 0 success, 1 problems for the author to fix, 2 usage error, 70 bug in the generator. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { commands, parseCommandLine, type Run, UsageError } from './options.ts';

// React's server renderer reads this when it is loaded; its development mode is eighteen times slower.
process.env.NODE_ENV = 'production';

// Each command loads its own modules when it runs, because imports dominate the start-up time.
const load = createRequire(import.meta.url);

const program = path.join(import.meta.dirname, 'start.cjs');
const root = process.cwd();
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a command, the export of run-<command>.ts. Resolves with the exit code. */
async function main(words: string[]): Promise<number> {
  try {
    const parsed = parseCommandLine(words, new Date(), process.env);
    if ('help' in parsed) {
      print(parsed.help);
      return 0;
    }
    const { command, options } = parsed;
    const { run } = load(`./run-${command}.ts`) as { run: Run };
    return await run(root, options, print, program);
  } catch (error) {
    return exitCodeOf(error, words);
  }
}

/** Prints what went wrong and returns the exit code. */
function exitCodeOf(error: unknown, words: string[]): number {
  if (error instanceof UsageError) {
    process.stderr.write(
      `${error.message}\nHelp: npm run ${commands.find(name => name === words[0]) ?? 'build'} -- --help\n`,
    );
    return 2;
  }
  if (!(error instanceof DiagnosticError)) {
    process.stderr.write(`This is a bug in the generator, not in the site:\n${(error as Error)?.stack ?? error}\n`);
    return 70;
  }
  const { diagnostics } = error;
  const { counted, plainDiagnostics } = load('./report.ts') as typeof import('./report.ts');
  if (words.includes('--json')) print(JSON.stringify({ problems: plainDiagnostics(diagnostics) }));
  else process.stderr.write(`${error.message}\n\n${counted(diagnostics.length, 'problem')} to fix.\n`);
  return 1;
}

void main(process.argv.slice(2)).then(code => {
  process.exitCode = code;
});
