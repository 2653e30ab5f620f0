/** The command line. Exit codes: 0 success, 1 problems for the author to fix, 2 usage error, 70 bug in the generator, 130 stopped by Ctrl-C. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { DiagnosticError, strayError } from '../diagnostics/diagnostics.ts';
import { commands, parseCommandLine, type Run, UsageError } from './options.ts';
import { isSupervised, loadOnly, supervise } from './supervise.ts';

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
    if (words[0] === loadOnly) return load('./run-dev.ts') ? 0 : 1;
    const parsed = parseCommandLine(words, new Date(), process.env);
    if ('help' in parsed) {
      print(parsed.help);
      return 0;
    }
    const { command, options } = parsed;
    if (command === 'dev' && !isSupervised) return await supervise(program, words, print);
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

// A reader that has seen enough, such as `head`, does not end a command.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

// The site's code must not end the build unnoticed, for example from a timer.
const { exit } = process;
process.exit = code => {
  const error = strayError(new Error('it called process.exit, which would end the build'));
  if (error instanceof DiagnosticError) throw error;
  return exit(code);
};

// A process that ends before the command is done must not exit with code 0.
let isDone = false;
process.on('exit', code => {
  if (isDone || code !== 0) return;
  process.stderr.write('The site’s code ended the process; nothing was written.\n');
  process.exitCode = 1;
});
void main(process.argv.slice(2)).then(code => {
  process.exitCode = code;
  isDone = true;
});
