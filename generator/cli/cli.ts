/** The command line. Exit codes: 0 success, 1 something for the author to fix, 2 usage error, 70 bug in the generator. */
import { createRequire } from 'node:module';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { help, parseCommandLine, type Run, UsageError } from './options.ts';

// React's server renderer reads this when it is loaded; its development mode is eighteen times slower.
process.env.NODE_ENV = 'production';

// Each command loads its own modules when it runs, because imports dominate the start-up time.
const load = createRequire(import.meta.url);
const print = (line: string) => void process.stdout.write(`${line}\n`);

// A reader that leaves, such as `head`, does not end a command.
process.stdout.on('error', () => {});

async function main(words: string[]): Promise<number> {
  try {
    const parsed = parseCommandLine(words);
    if (parsed)
      return await (load(`./run-${parsed.command}.ts`) as { run: Run }).run(process.cwd(), parsed.options, print);
    print(help());
    return 0;
  } catch (error) {
    const say = (text: string) => process.stderr.write(`${text}\n`);
    if (error instanceof UsageError) {
      say(`${error.message}\nCommands and options: npm run build -- --help`);
      return 2;
    }
    if (error instanceof DiagnosticError) {
      say(`${error.message}\n\nTo fix: ${error.diagnostics.length}`);
      return 1;
    }
    say(`This is a bug in the generator, not in the site:\n${(error as Error)?.stack ?? error}`);
    return 70;
  }
}

// Until there is a result: a command that waits for nothing ends without one.
process.exitCode = 70;
void main(process.argv.slice(2)).then(code => {
  process.exitCode = code;
});
