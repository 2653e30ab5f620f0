/** Words on the command line → a command and its options. Unknown words are refused with the nearest known one. */
import { parseArgs } from 'node:util';
import { nearest } from '../diagnostics/diagnostics.ts';
import { type HostName, hostNames } from '../host/host.ts';
import { countOf, hostsOf, momentOf, portOf, UsageError, urlOf } from './values.ts';

export { UsageError } from './values.ts';

export const commands = ['build', 'dev', 'preview', 'preflight', 'verify'] as const;
export type Command = (typeof commands)[number];

/** Every option, with the commands that take it. */
const definitions = {
  url: {
    type: 'string',
    of: ['build', 'dev', 'preview', 'preflight'],
    help: '--url URL     where the site will stand, instead of its own address: https://name.example/folder/',
  },
  out: {
    type: 'string',
    of: ['build', 'preview', 'verify'],
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
  host: {
    type: 'string',
    of: ['build', 'preview', 'verify'],
    help: `--host NAME   the host that it is for, several with commas: ${hostNames.join(', ')}`,
  },
  compress: { type: 'boolean', of: ['build'], help: '--compress    also write .br and .gz beside every text' },
  release: { type: 'boolean', of: ['build'], help: '--release     refuse while preflight lists anything' },
  limit: { type: 'string', of: ['verify'], help: '--limit N     requests at most; 5000 unless given' },
  json: {
    type: 'boolean',
    of: ['build', 'preflight', 'verify'],
    help: '--json        print one JSON object for a machine',
  },
  help: { type: 'boolean', of: commands, help: '--help        this text' },
} as const;

const summaries: Record<Command, string> = {
  build: 'writes the finished site to dist/',
  dev: 'serves the site while you edit, drafts included, and reloads the browser',
  preview: 'serves dist/ as a static host would, or as the one that --host names',
  preflight: 'lists what a person must settle before launch; exits 1 while anything remains',
  verify: 'compares a live site with dist/, byte by byte; exits 1 where something is to be mended',
};

/** The folder of what is for the person who deploys. It is never part of the site. */
export const deployFolder = 'deploy';

/** The options as the commands take them. */
export type CliOptions = {
  url: string | undefined;
  out: string;
  port: number;
  now: Date;
  hosts: HostName[] | undefined;
  compress: boolean;
  release: boolean;
  limit: number;
  json: boolean;
};

/** Reads the words after the name of the program. `clock` is the present moment, for where none is given. Throws a UsageError. */
export function parseCommandLine(
  words: string[],
  clock: Date,
): { command: Command; options: CliOptions } | { help: string } {
  const types = Object.fromEntries(Object.entries(definitions).map(([name, { type }]) => [name, { type }]));
  const { positionals, tokens } = parseArgs({
    args: words,
    options: types,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [word, extra, more] = positionals;
  const command = commands.find(name => name === word);
  if (word !== undefined && !command) throw unknown('command', word, commands);

  const values: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const definition = definitionOf(token.name);
    const known = Object.keys(definitions).filter(
      name => !command || definitionOf(name)?.of.some(of => of === command),
    );
    if (!definition || (command && !definition.of.some(of => of === command)))
      throw unknown(
        'option',
        token.rawName,
        known.map(name => `--${name}`),
      );
    if (definition.type === 'string' && !token.value) throw new UsageError(`${token.rawName} needs a value`);
    if (definition.type === 'boolean' && token.inlineValue) throw new UsageError(`${token.rawName} takes no value`);
    const before = token.name === 'host' && values.host !== undefined ? `${values.host},` : '';
    values[token.name] = token.value === undefined ? true : `${before}${token.value}`;
  }
  // The address of a live site is no option of its own: it is what the command is about.
  const isVerify = command === 'verify';
  if (isVerify ? more !== undefined : extra !== undefined)
    throw new UsageError(`one command at a time: "${isVerify ? more : extra}" is one too many`);
  if (values.help || !command) return { help: helpOf(command) };
  const url = isVerify ? (extra ?? '') : values.url;
  return {
    command,
    options: {
      url: url === undefined ? undefined : urlOf(String(url), isVerify),
      out: String(values.out ?? 'dist'),
      port: portOf(String(values.port ?? '3000')),
      now: values.now === undefined ? clock : momentOf(String(values.now)),
      hosts: values.host === undefined ? undefined : hostsOf(String(values.host), command !== 'build' && command),
      compress: values.compress === true,
      release: values.release === true,
      limit: countOf(String(values.limit ?? '5000')),
      json: values.json === true,
    },
  };
}

const definitionOf = (name: string) =>
  Object.hasOwn(definitions, name) ? definitions[name as keyof typeof definitions] : undefined;

function helpOf(command: Command | undefined): string {
  const lines = command
    ? [
        `Usage: npm run ${command} ${command === 'verify' ? '-- https://name.example/ [options]' : '[-- options]'}`,
        '',
        `${command} ${summaries[command]}.`,
      ]
    : ['Usage: npm run <command> [-- options]', '', ...commands.map(name => `  ${name.padEnd(10)} ${summaries[name]}`)];
  const options = Object.values(definitions).filter(({ of }) => !command || of.some(name => name === command));
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
