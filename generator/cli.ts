/** The command line. Exit codes: 0 done, 1 something for the author to mend, 2 usage, 70 a bug of ours. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError, showProblem } from './site-error.ts';
import { isSupervised, obey, restart, supervise } from './supervise.ts';
import { type Command, type Given, parseUsage, UsageError } from './usage.ts';

// React's server renderer reads this when it is first loaded: its development mode is eighteen times slower.
// The other modules are therefore imported only when a command runs.
process.env.NODE_ENV = 'production';

const root = process.cwd();
const cli = import.meta.filename;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const commands: Record<Command, (given: Given) => Promise<number>> = {
  async build({ url, out, now, release, json }) {
    const { runBuild } = await import('./run-build.ts');
    return runBuild(root, { url, out, now, release, json });
  },

  async dev({ url, port, now }) {
    // V8 would keep every rebuild's code for ever (measured: 0.4 MB each).
    const v8 = await import('node:v8');
    v8.setFlagsFromString('--no-compilation-cache');
    const { dev } = await import('./dev.ts');
    const running = await dev(root, { url, port, now, say, onGeneratorChange: () => restart(cli) });
    const stopped = untilStopped();
    say(`Serving ${running.url}`);
    await Promise.race([stopped, obey(Number(new URL(running.url).port))]);
    await running.close();
    return 0;
  },

  async preview({ url, out, port }) {
    const { addressOf } = await import('./address.ts');
    const { baseOf } = await import('./ledger.ts');
    const { serve } = await import('./serve.ts');
    const folder = path.resolve(root, out);
    const find = async (file: string) => {
      const full = path.join(folder, file);
      return full.startsWith(folder + path.sep) ? readFile(full).catch(() => undefined) : undefined;
    };
    if (!(await find('index.html')))
      throw new SiteError([{ message: `${out}/ holds no site`, hint: 'Run: npm run build' }]);
    const running = await serve(find, { port, base: url ? addressOf(url).base : baseOf(folder) });
    const stopped = untilStopped();
    say(`Serving ${out}/ at ${running.url}`);
    await stopped;
    running.server.close();
    running.server.closeAllConnections();
    return 0;
  },

  async preflight({ url, now, json }) {
    const { build } = await import('./build.ts');
    const { inOrder } = await import('./preflight.ts');
    const { plainProblems } = await import('./report.ts');
    const { waivers, ...site } = await build(root, { url, now });
    const unsettled = inOrder(site.unsettled);
    if (json) say(JSON.stringify({ unsettled: plainProblems(unsettled), waivers }));
    else {
      for (const finding of unsettled) say(showProblem(finding));
      for (const { property, reason } of waivers)
        say(`waived: structured data’s ${property} is not held against the page: ${reason}`);
      say(unsettled.length === 0 ? 'Nothing to settle.' : `${unsettled.length} points to settle before launch.`);
    }
    return unsettled.length === 0 ? 0 : 1;
  },
};

/** Resolves on Ctrl-C, or when the process is asked to end. */
const untilStopped = () =>
  new Promise<void>(resolve => process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve()));

async function run(): Promise<number> {
  const words = process.argv.slice(2);
  try {
    const parsed = parseUsage(words, new Date());
    if ('help' in parsed) {
      say(parsed.help);
      return 0;
    }
    if (parsed.command === 'dev' && !isSupervised()) return await supervise(cli, words, say);
    return await commands[parsed.command](parsed.given);
  } catch (error) {
    return await fail(error, words.includes('--json'));
  }
}

async function fail(error: unknown, isJson: boolean): Promise<number> {
  if (error instanceof SiteError) {
    const { plainProblems } = await import('./report.ts');
    if (isJson) say(JSON.stringify({ problems: plainProblems(error.problems) }));
    else process.stderr.write(`${error.problems.map(showProblem).join('\n\n')}\n\n${error.problems.length} to mend.\n`);
    return 1;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nTry --help.\n`);
    return 2;
  }
  process.stderr.write(`This is a bug of the generator, not of the site:\n${(error as Error)?.stack ?? error}\n`);
  return 70;
}

// Whatever ends the process before this, such as a page that calls process.exit, must not pass for success.
let isDone = false;
process.on('exit', code => {
  if (isDone || code !== 0) return;
  process.stderr.write('The site’s code has ended the process; nothing was written.\n');
  process.exitCode = 1;
});
process.exitCode = await run();
isDone = true;
