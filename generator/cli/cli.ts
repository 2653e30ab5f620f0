/** The command line. Exit codes: 0 success, 1 something for the author to fix, 2 usage error, 70 bug in the generator. */
import { createRequire } from 'node:module';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { help, parseCommandLine, type Run, UsageError } from './options.ts';
import { counted } from './report.ts';

// React's server renderer reads this when it is loaded; its development mode is eighteen times slower.
process.env.NODE_ENV = 'production';

// Each command loads its own modules when it runs, because imports dominate the start-up time.
const load = createRequire(import.meta.url);
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a command, the export of run-<command>.ts. Resolves with the exit code. */
async function main(words: string[]): Promise<number> {
  try {
    const parsed = parseCommandLine(words, process.env);
    if (!parsed) {
      print(help());
      return 0;
    }
    const { run } = load(`./run-${parsed.command}.ts`) as { run: Run };
    return await run(process.cwd(), parsed.options, print);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\nFor all commands and options: npm run build -- --help\n`);
      return 2;
    }
    if (error instanceof DiagnosticError) {
      const { message, diagnostics } = error;
      if (words.includes('--json')) print(JSON.stringify({ problems: diagnostics }));
      else process.stderr.write(`${message}\n\n${counted(diagnostics.length, 'problem')} to fix.\n`);
      return 1;
    }
    process.stderr.write(`This is a bug in the generator, not in the site:\n${(error as Error)?.stack ?? error}\n`);
    return 70;
  }
}

void main(process.argv.slice(2)).then(code => {
  process.exitCode = code;
});
