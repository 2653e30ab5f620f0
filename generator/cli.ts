/** The command line: build, dev, preview, preflight. Exit codes: 0 done, 1 the author's to mend, 2 usage, 70 a bug of ours. */
// React's server renderer reads this when it is first loaded: its development mode is eighteen times slower.
process.env.NODE_ENV ??= 'production';

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearest, SiteError, showProblem } from './site-error.ts';

const help = `Usage: npm run <command> [-- options]

  build      writes the site to dist/
  dev        serves the site while you edit, and reloads the browser
  preview    serves dist/ as a static host would
  preflight  lists what a person must settle before launch; exits 1 while anything remains

  --url URL     where the site will stand, instead of content/site.yaml's: https://name.example/folder/
  --out FOLDER  build, preview: another folder than dist
  --port N      dev, preview: 3000 unless given
  --release     build: refuse while preflight lists anything
  --help        this text`;

const root = process.cwd();
const say = (line: string) => void process.stdout.write(`${line}\n`);

const commands = {
  async build({ url, out, release }: Options) {
    const { build } = await import('./build.ts');
    const { write } = await import('./write.ts');
    const { brotliBytes } = await import('./check/weights.ts');
    const start = performance.now();
    const { files, routes, unsettled } = await build(root, { url, release });
    const done = await write(files, path.resolve(root, out), root);
    const pages = files.filter(file => file.path.endsWith('.html'));
    const weights = pages
      .map(file => ({ path: file.path, bytes: brotliBytes(file.bytes) }))
      .sort((a, b) => a.bytes - b.bytes);
    const [lightest, heaviest] = [weights[0], weights.at(-1)];
    say(
      `${routes.length} routes, ${pages.length} pages, ${files.length} files in ${Math.round(performance.now() - start)} ms`,
    );
    say(`${done.written} written, ${done.unchanged} unchanged, ${done.removed} removed in ${out}/`);
    say(`HTML after brotli: ${lightest?.bytes} bytes (${lightest?.path}) to ${heaviest?.bytes} (${heaviest?.path})`);
    if (unsettled.length > 0) say(`${unsettled.length} points to settle before launch: npm run preflight`);
  },

  async dev({ url, port }: Options) {
    const { dev } = await import('./dev.ts');
    const running = await dev(root, { url, port, say });
    say(`Serving ${running.url}`);
    process.once('SIGINT', () => running.close().then(() => process.exit(0)));
  },

  async preview({ url, out, port }: Options) {
    const { addressOf } = await import('./render.ts');
    const { serve } = await import('./serve.ts');
    const folder = path.resolve(root, out);
    const find = (file: string) => {
      const full = path.join(folder, file);
      if (!full.startsWith(folder + path.sep)) return Promise.resolve(undefined);
      return readFile(full).catch(() => undefined);
    };
    if (!(await find('index.html')))
      throw new SiteError([{ message: `${out}/ holds no site`, hint: 'Run: npm run build' }]);
    const running = await serve(find, { port, base: url ? addressOf(url).base : '/' });
    say(`Serving ${out}/ at ${running.url}`);
  },

  async preflight({ url }: Options) {
    const { build } = await import('./build.ts');
    const { unsettled, waivers } = await build(root, { url });
    for (const finding of unsettled) say(showProblem(finding));
    for (const { property, reason } of waivers)
      say(`waived: structured data's ${property} is not held against the page: ${reason}`);
    say(unsettled.length === 0 ? 'Nothing to settle.' : `${unsettled.length} points to settle before launch.`);
    process.exitCode = unsettled.length === 0 ? 0 : 1;
  },
};

type Options = { url: string | undefined; out: string; port: number; release: boolean };

class UsageError extends Error {}

function options(): { command: keyof typeof commands | 'help'; options: Options } {
  const flags = {
    url: { type: 'string' },
    out: { type: 'string' },
    port: { type: 'string' },
    release: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { positionals, tokens } = parseArgs({ options: flags, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !(token.name in flags))
      throw unknown(
        token.rawName,
        Object.keys(flags).map(name => `--${name}`),
      );
  }
  const { values } = parseArgs({ options: flags, allowPositionals: true });
  const [command = 'help', extra] = positionals;
  if (extra !== undefined) throw new UsageError(`one command at a time; "${extra}" is one too many`);
  if (command !== 'help' && !(command in commands)) throw unknown(command, Object.keys(commands));
  const port = Number(values.port ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port "${values.port}" is not a port number`);
  if (values.url !== undefined && !/^https?:\/\//.test(values.url))
    throw new UsageError(`--url "${values.url}" is not an https address`);
  return {
    command: values.help ? 'help' : (command as keyof typeof commands),
    options: { url: values.url, out: values.out ?? 'dist', port, release: values.release ?? false },
  };
}

function unknown(word: string, known: string[]): UsageError {
  const near = nearest(word, known);
  return new UsageError(`unknown: ${word}${near ? `; did you mean ${near}?` : ''}`);
}

try {
  const { command, options: given } = options();
  if (command === 'help') say(help);
  else await commands[command](given);
} catch (error) {
  if (error instanceof SiteError) {
    process.stderr.write(`${error.problems.map(showProblem).join('\n\n')}\n\n${error.problems.length} to mend.\n`);
    process.exitCode = 1;
  } else if (error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
    process.stderr.write(`${(error as Error).message}\nTry --help.\n`);
    process.exitCode = 2;
  } else {
    process.stderr.write(`${(error as Error).stack}\n`);
    process.exitCode = 70;
  }
}
