/** Words on the command line → a command and its options. Unknown words are refused with the nearest known one. */
import { parseArgs } from 'node:util';
import { nearest } from './site-error.ts';

export const commands = ['build', 'dev', 'preview', 'preflight'] as const;
export type Command = (typeof commands)[number];

/** Every option, with the commands that take it. */
const flags = {
  url: {
    type: 'string',
    of: ['build', 'dev', 'preview', 'preflight'],
    help: '--url URL     where the site will stand, instead of its own address: https://name.example/folder/',
  },
  out: {
    type: 'string',
    of: ['build', 'preview'],
    help: '--out FOLDER  the folder of the finished site; dist unless given',
  },
  port: {
    type: 'string',
    of: ['dev', 'preview'],
    help: '--port N      the port on this machine; 3000 unless given, 0 for a free one',
  },
  now: {
    type: 'string',
    of: ['build', 'dev', 'preflight'],
    help: '--now TIME    the moment that decides which articles are public: 2024-06-01 or 2024-06-01T09:00:00+05:30',
  },
  release: { type: 'boolean', of: ['build'], help: '--release     refuse while preflight lists anything' },
  json: { type: 'boolean', of: ['build', 'preflight'], help: '--json        print one JSON object for a machine' },
  help: { type: 'boolean', of: ['build', 'dev', 'preview', 'preflight'], help: '--help        this text' },
} as const;

const does: Record<Command, string> = {
  build: 'writes the finished site to dist/',
  dev: 'serves the site while you edit, drafts included, and reloads the browser',
  preview: 'serves dist/ as a static host would',
  preflight: 'lists what a person must settle before launch; exits 1 while anything remains',
};

export type Given = {
  url: string | undefined;
  out: string;
  port: number;
  now: Date;
  release: boolean;
  json: boolean;
};

/** The user's words could not be understood. Exit code 2. */
export class UsageError extends Error {}

/** Reads the words after `generator/cli.ts`. `clock` is the present moment, for where none is given. */
export function parseUsage(words: string[], clock: Date): { command: Command; given: Given } | { help: string } {
  const options = Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }]));
  const { positionals, tokens } = parseArgs({
    args: words,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [word, extra] = positionals;
  const command = commands.find(name => name === word);
  if (word !== undefined && !command) throw unknown('command', word, commands);

  const values: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = flags[token.name as keyof typeof flags];
    const known = Object.keys(flags).filter(
      name => !command || flags[name as keyof typeof flags].of.some(of => of === command),
    );
    if (!flag || (command && !flag.of.some(of => of === command)))
      throw unknown(
        'option',
        token.rawName,
        known.map(name => `--${name}`),
      );
    if (flag.type === 'string' && !token.value) throw new UsageError(`${token.rawName} needs a value`);
    if (flag.type === 'boolean' && token.inlineValue) throw new UsageError(`${token.rawName} takes no value`);
    values[token.name] = token.value ?? true;
  }
  if (extra !== undefined) throw new UsageError(`one command at a time: "${extra}" is one too many`);
  if (values.help || !command) return { help: helpOf(command) };
  return {
    command,
    given: {
      url: values.url === undefined ? undefined : urlOf(String(values.url)),
      out: String(values.out ?? 'dist'),
      port: portOf(String(values.port ?? '3000')),
      now: values.now === undefined ? clock : momentOf(String(values.now)),
      release: values.release === true,
      json: values.json === true,
    },
  };
}

function helpOf(command: Command | undefined): string {
  const lines = command
    ? [`Usage: npm run ${command} [-- options]`, '', `${command} ${does[command]}.`]
    : ['Usage: npm run <command> [-- options]', '', ...commands.map(name => `  ${name.padEnd(10)} ${does[name]}`)];
  const options = Object.values(flags).filter(({ of }) => !command || of.some(name => name === command));
  return [
    ...lines,
    '',
    ...options.map(({ help }) => `  ${help}`),
    '',
    'Exit codes: 0 done, 1 something for you to mend, 2 these words, 70 a bug of ours.',
  ].join('\n');
}

function unknown(what: string, word: string, known: readonly string[]): UsageError {
  const near = nearest(word, known);
  return new UsageError(`unknown ${what} ${word}; ${near ? `did you mean ${near}?` : `known: ${known.join(', ')}`}`);
}

function urlOf(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`--url ${text} is not an address such as https://name.example/folder/`);
  return text;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new UsageError(`--port ${text} is not a port number (0 to 65535)`);
  return port;
}

/** A day is taken to begin in Greenwich, unless an offset says otherwise. */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new UsageError(`--now ${text} is not a moment such as 2024-06-01 or 2024-06-01T09:00:00+05:30`);
  return moment;
}
