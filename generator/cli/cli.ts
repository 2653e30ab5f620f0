/** The command line. Exit codes: 0 done, 1 something for the author to mend, 2 usage, 70 a bug of ours, 130 stopped by Ctrl-C. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { DiagnosticError, showDiagnostic, strayError, untilStray } from '../diagnostics/diagnostics.ts';
import { type CliOptions, type Command, parseCommandLine, UsageError } from './options.ts';
import { isSupervised, loadOnly, supervise } from './supervise.ts';

// React's server renderer reads this when it is first loaded: its development mode is eighteen times slower.
process.env.NODE_ENV = 'production';

// The other modules are loaded only when a command runs: what is imported decides how soon it starts.
const load = createRequire(import.meta.url);

const program = path.join(import.meta.dirname, 'start.cjs');
const root = process.cwd();
const print = (line: string) => void process.stdout.write(`${line}\n`);

const commands: Record<Command, (options: CliOptions, words: string[]) => Promise<number>> = {
  async build(options) {
    const { runBuild } = load('./run-build.ts') as typeof import('./run-build.ts');
    return runBuild(root, options);
  },
  async dev(options, words) {
    if (!isSupervised()) return supervise(program, words, print);
    const { runDev } = load('./run-dev.ts') as typeof import('./run-dev.ts');
    return runDev(root, options, program, print);
  },
  async preview(options) {
    const { runPreview } = load('./run-preview.ts') as typeof import('./run-preview.ts');
    return runPreview(root, options, print);
  },
  async preflight(options) {
    const { runPreflight } = load('./run-preflight.ts') as typeof import('./run-preflight.ts');
    return Promise.race([runPreflight(root, options, print), untilStray()]);
  },
  async new(options) {
    const { runNew } = load('./run-new.ts') as typeof import('./run-new.ts');
    return Promise.race([runNew(root, options, print), untilStray()]);
  },
  async book(options) {
    const { runBook } = load('./run-book.ts') as typeof import('./run-book.ts');
    return Promise.race([runBook(root, options, print), untilStray()]);
  },
  async explain(options) {
    const { runExplain } = load('./run-explain.ts') as typeof import('./run-explain.ts');
    return Promise.race([runExplain(root, options, print), untilStray()]);
  },
  async links(options) {
    const { runLinks } = load('./run-links.ts') as typeof import('./run-links.ts');
    return Promise.race([runLinks(root, options, print), untilStray()]);
  },
  async where(options) {
    const { runWhere } = load('./run-where.ts') as typeof import('./run-where.ts');
    return runWhere(root, options, print);
  },
  async verify(options) {
    const { runVerify } = load('./run-verify.ts') as typeof import('./run-verify.ts');
    return runVerify(root, options, print);
  },
};

async function run(words: string[]): Promise<number> {
  try {
    if (words[0] === loadOnly) return load('./run-dev.ts') ? 0 : 1;
    const parsed = parseCommandLine(words, new Date());
    if ('command' in parsed) return await commands[parsed.command](parsed.options, words);
    print(parsed.help);
    return 0;
  } catch (error) {
    return exitCodeOf(error, words.includes('--json'));
  }
}

/** Says what went wrong, and gives the exit code for it. */
function exitCodeOf(error: unknown, isJson: boolean): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nTry --help.\n`);
    return 2;
  }
  if (!(error instanceof DiagnosticError)) {
    process.stderr.write(`This is a bug of the generator, not of the site:\n${(error as Error)?.stack ?? error}\n`);
    return 70;
  }
  const { diagnostics } = error;
  const { plainDiagnostics } = load('./report.ts') as typeof import('./report.ts');
  if (isJson) print(JSON.stringify({ problems: plainDiagnostics(diagnostics) }));
  else process.stderr.write(`${diagnostics.map(showDiagnostic).join('\n\n')}\n\n${diagnostics.length} to mend.\n`);
  return 1;
}

// Nothing watches over a page that calls this later.
const { exit } = process;
process.exit = code => {
  const error = strayError(new Error('it called process.exit, which would end the build'));
  if (error instanceof DiagnosticError) throw error;
  return exit(code);
};

// Whatever ends the process before this must not pass for success.
let isDone = false;
process.on('exit', code => {
  if (isDone || code !== 0) return;
  process.stderr.write('The site’s code has ended the process; nothing was written.\n');
  process.exitCode = 1;
});
void run(process.argv.slice(2)).then(code => {
  process.exitCode = code;
  isDone = true;
});
